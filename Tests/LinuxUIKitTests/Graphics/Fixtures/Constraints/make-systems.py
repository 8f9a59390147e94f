"""Makes systems.txt: random systems of constraints, changed step by step, with the answers of kiwisolver.

    pip install kiwisolver==1.5.1
    python3 make-systems.py > systems.txt

A line is a step, and a word at its end says whether it is refused:

    system 12
    add 3 1 x0 -2 x1 <= 30 @ 250     constraint 3: x0 - 2 x1 <= 30 at priority 250
    set 3 45                         its constant is 45 now
    remove 3                         it is gone
    suggest x1 100 @ 750             as an equation x1 = 100 at that priority, instead of the variable's former one
    withdraw x1                      what was suggested is gone
    set 4 0 refused                  the required constraints would contradict each other: all stays as it was
    values x0=12.5 x1=?              what the variables are now; ? where several values are as good as each other
    missed 750:3 250:12.5            how much is missed at each priority: the sum of the distances

kiwisolver solves each state that is answered anew, from the constraints that there are. It adds what is missed, times a weight that stands
for the strength. With weights far enough apart that gives the same as priorities of which the higher always wins. A system whose answers
differ between weights that are 1,000 and 100 times apart is left out, and so are those in which rounding tells. What is missed is unique
even where values are not, so it is compared in every system. A value counts as unique if it stays when a far weaker constraint pulls at
the variable, to either side.
"""

import os
import random
import sys

import kiwisolver as kiwi

SYSTEMS = 2200
REQUIRED = 1000
# In these priorities the systems' three strengths are written down: UIKit's usual ones, neighbours, and fractions.
SCALES = [(750, 500, 250), (999, 750, 50), (251, 250, 249), (1000 - 0.25, 2, 0.5)]
WEIGHTS = [(1e6, 1e3, 1.0), (1e4, 1e2, 1.0)]
PULL = 1e-3


class Unclear(Exception):
    """The oracle's answer cannot be relied on."""


def lines_or_none(seed):
    """The lines of a system, or None if it is left out. In a process of its own, which kiwisolver ends where rounding misleads it."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        with os.fdopen(writer, "w") as pipe:
            try:
                pipe.write("\n".join(make(seed)))
            except Unclear:
                pass
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        lines = pipe.read()
    return lines if os.waitpid(child, 0)[1] == 0 and lines else None


class System:
    def __init__(self, dice):
        self.dice = dice
        self.scale = dice.choice(SCALES)
        self.variables = dice.choice([1, 2, 3, 4, 6, 8])
        self.constraints = {}
        self.suggestions = {}
        self.next = 0
        self.lines = []

    def all(self, constraints=None, suggestions=None):
        suggestions = self.suggestions if suggestions is None else suggestions
        edits = [([(1, variable)], "=", value, priority) for variable, (value, priority) in suggestions.items()]
        return list((self.constraints if constraints is None else constraints).values()) + edits

    def solve(self, constraints, weights, pull=None):
        """The values, or None if the required constraints contradict each other."""
        solver = kiwi.Solver()
        variables = [kiwi.Variable(f"x{index}") for index in range(self.variables)]
        for terms, relation, constant, priority in sorted(constraints, key=lambda each: -each[3]):
            left = sum((factor * variables[index] for factor, index in terms), kiwi.Expression((), 0.0))
            relation = {"<=": "<=", "=": "==", ">=": ">="}[relation]
            strength = kiwi.strength.required if priority == REQUIRED else weights[self.scale.index(priority)]
            try:
                solver.addConstraint(kiwi.Constraint(left - constant, relation, strength))
            except kiwi.UnsatisfiableConstraint:
                return None
        if pull:
            index, value = pull
            solver.addConstraint(kiwi.Constraint(variables[index] - value, "==", PULL))
        solver.updateVariables()
        return [variable.value() for variable in variables]

    def distance(self, constraint, values):
        terms, relation, constant, _ = constraint
        excess = sum(factor * values[index] for factor, index in terms) - constant
        return {"<=": max(excess, 0), "=": abs(excess), ">=": max(-excess, 0)}[relation]

    def missed(self, constraints, values):
        sums = {priority: 0.0 for priority in (REQUIRED,) + self.scale}
        for constraint in constraints:
            sums[constraint[3]] += self.distance(constraint, values)
        return list(sums.values())

    def answer(self):
        constraints = self.all()
        values = self.solve(constraints, WEIGHTS[0])
        missed = self.missed(constraints, values)
        for weights in WEIGHTS[1:]:
            other = self.missed(constraints, self.solve(constraints, weights))
            if any(abs(one - two) > 1e-5 for one, two in zip(missed, other)):
                raise Unclear
        if missed[0] > 1e-6:
            raise Unclear
        words = []
        named = {index for terms, _, _, _ in constraints for _, index in terms}
        for index, value in enumerate(values):
            if index not in named:
                continue
            unique = True
            for pulled in (value - 50, value + 50):
                moved = self.solve(constraints, WEIGHTS[0], (index, pulled))
                change = abs(moved[index] - value)
                if 1e-6 < change < 0.01 or any(
                    abs(one - two) > 1e-5 for one, two in zip(missed, self.missed(constraints, moved))
                ):
                    raise Unclear
                unique = unique and change <= 1e-6
            words.append(f"x{index}={number(value) if unique else '?'}")
        self.lines.append("values " + " ".join(words))
        self.lines.append("missed " + " ".join(f"{number(p)}:{number(m)}" for p, m in zip(self.scale, missed[1:])))

    def possible(self, constraints=None, suggestions=None):
        answers = {self.solve(self.all(constraints, suggestions), weights) is not None for weights in WEIGHTS}
        if len(answers) > 1:
            raise Unclear
        return answers.pop()

    def random_constraint(self):
        dice = self.dice
        count = min(self.variables, dice.choice([1, 1, 2, 2, 2, 3]))
        factors = [1, 1, 1, -1, -1, -1, 2, -2, 0.5]
        terms = [(dice.choice(factors), index) for index in dice.sample(range(self.variables), count)]
        relation = dice.choice(["<=", "=", "=", ">="])
        priority = dice.choice((REQUIRED, REQUIRED) + self.scale)
        return terms, relation, dice.randrange(-20, 41) * 5, priority

    def add(self):
        constraint = self.random_constraint()
        name, self.next = self.next, self.next + 1
        changed = {**self.constraints, name: constraint}
        terms, relation, constant, priority = constraint
        left = " ".join(f"{number(factor)} x{index}" for factor, index in terms)
        self.step(f"add {name} {left} {relation} {constant} @ {number(priority)}", changed, self.suggestions)

    def set(self):
        if not self.constraints:
            return
        name = self.dice.choice(list(self.constraints))
        terms, relation, _, priority = self.constraints[name]
        constant = self.dice.randrange(-20, 41) * 5
        self.step(f"set {name} {constant}", {**self.constraints, name: (terms, relation, constant, priority)}, self.suggestions)

    def remove(self):
        if not self.constraints:
            return
        name = self.dice.choice(list(self.constraints))
        rest = {other: constraint for other, constraint in self.constraints.items() if other != name}
        self.step(f"remove {name}", rest, self.suggestions)

    def suggest(self):
        index = self.dice.randrange(self.variables)
        value = self.dice.randrange(-20, 41) * 5
        priority = self.dice.choice(self.scale)
        self.step(
            f"suggest x{index} {value} @ {number(priority)}", self.constraints, {**self.suggestions, index: (value, priority)}
        )

    def withdraw(self):
        if not self.suggestions:
            return
        index = self.dice.choice(list(self.suggestions))
        rest = {other: suggestion for other, suggestion in self.suggestions.items() if other != index}
        self.step(f"withdraw x{index}", self.constraints, rest)

    def step(self, line, constraints, suggestions):
        if self.possible(constraints, suggestions):
            self.constraints, self.suggestions = constraints, suggestions
            self.lines.append(line)
        else:
            self.lines.append(line + " refused")


def number(value):
    """At most four places behind the point, and none that say nothing."""
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def make(seed):
    system = System(random.Random(seed))
    for _ in range(system.dice.randrange(2, 3 + 2 * system.variables)):
        system.add()
    system.answer()
    for _ in range(3):
        for _ in range(system.dice.randrange(1, 4)):
            kind = system.dice.choice([system.set, system.set, system.remove, system.add, system.suggest, system.suggest, system.withdraw])
            kind()
        system.answer()
    return system.lines


def main():
    seed = made = 0
    while made < SYSTEMS:
        lines = lines_or_none(seed)
        if lines:
            print(f"system {seed}\n{lines}")
            made += 1
        seed += 1
    print(f"{made} systems, {seed - made} left out", file=sys.stderr)


main()
