#if os(Linux)
    extension DemoPage {
        /// How it looks: light and dark, on a phone and on a desk.
        static let style = """
            :root {
              --page: #f5f5f7; --card: #ffffff; --ink: #1d1d1f; --quiet: #5f5f66; --line: #e2e2e7; --accent: #0a63d1; --bezel: #101013;
              --shadow: 0 1px 2px rgb(0 0 0 / 4%), 0 12px 36px rgb(0 0 0 / 6%);
            }
            @media (prefers-color-scheme: dark) {
              :root {
                --page: #000000; --card: #17171a; --ink: #f5f5f7; --quiet: #a5a5ad; --line: #2f2f35; --accent: #58a6ff; --bezel: #34343a;
                --shadow: none;
              }
            }
            * { box-sizing: border-box; }
            html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
            body {
              margin: 0; background: var(--page); color: var(--ink);
              font: 17px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", Inter, Roboto, "Helvetica Neue", Arial, sans-serif;
            }
            header, main, footer { max-width: 1080px; margin: 0 auto; padding: 0 24px; overflow-wrap: anywhere; }
            header { padding-top: 88px; padding-bottom: 8px; }
            .eyebrow { margin: 0 0 12px; color: var(--accent); font-weight: 600; }
            h1 { margin: 0; font-size: clamp(40px, 7vw, 72px); line-height: 1.05; letter-spacing: -0.03em; text-wrap: balance; }
            h2 { margin: 0; font-size: clamp(28px, 4vw, 40px); line-height: 1.15; letter-spacing: -0.02em; }
            h3 { margin: 0 0 8px; font-size: 24px; line-height: 1.2; letter-spacing: -0.015em; }
            .lead { max-width: 34em; margin: 20px 0 32px; color: var(--quiet); font-size: clamp(19px, 2.2vw, 23px); line-height: 1.45; }
            nav ul { display: flex; flex-wrap: wrap; gap: 10px; margin: 0; padding: 0; list-style: none; }
            a { color: var(--accent); text-decoration: none; }
            a:hover { text-decoration: underline; }
            a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 6px; }
            nav a { display: block; padding: 9px 18px; border: 1px solid var(--line); border-radius: 99px; background: var(--card); font-size: 15px; }
            section { padding-top: 80px; }
            .introduction { max-width: 36em; margin: 10px 0 32px; color: var(--quiet); font-size: 19px; }
            .card {
              display: grid; grid-template-columns: 209px minmax(0, 1fr); gap: 48px; align-items: center; margin: 0 0 28px; padding: 40px;
              border-radius: 28px; background: var(--card); box-shadow: var(--shadow);
            }
            .phone { text-align: center; }
            .phone img {
              display: block; width: 209px; height: auto; border: 7px solid var(--bezel); border-radius: 34px; background: var(--bezel);
            }
            .play { display: none; margin-top: 14px; }
            .words > p { max-width: 34em; margin: 0; color: var(--quiet); }
            table { width: 100%; margin: 28px 0; border-collapse: collapse; font-variant-numeric: tabular-nums; }
            tbody { display: flex; flex-wrap: wrap; gap: 16px 36px; }
            tr { display: flex; flex-direction: column-reverse; }
            th { padding: 0; color: var(--quiet); font-size: 13px; font-weight: 400; text-align: left; }
            td { padding: 0; font-size: 21px; font-weight: 600; line-height: 1.3; letter-spacing: -0.01em; }
            .sheets { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start; }
            figure { margin: 0; }
            figure img { display: block; width: auto; max-width: 100%; height: 190px; border: 1px solid var(--line); border-radius: 12px; }
            .sheets:has(> .missing) figure { flex: 1 1 100%; }
            .sheets:has(> .missing) img { width: 100%; height: 230px; object-fit: cover; object-position: 50% 9%; }
            figcaption { margin-top: 8px; color: var(--quiet); font-size: 13px; }
            .words > .files { display: flex; flex-wrap: wrap; gap: 6px 20px; max-width: none; margin-top: 22px; font-size: 14px; }
            .missing { margin: 0; padding: 20px; border: 1px dashed var(--line); border-radius: 12px; color: var(--quiet); font-size: 14px; }
            .sheets > .missing { padding: 0; border: 0; font-size: 13px; }
            footer { padding-top: 56px; padding-bottom: 88px; color: var(--quiet); font-size: 14px; }
            footer p { max-width: 50em; margin: 0; }
            @media (max-width: 720px) {
              header { padding-top: 56px; }
              section { padding-top: 56px; }
              .card { grid-template-columns: minmax(0, 1fr); gap: 28px; padding: 28px 24px; }
              .phone img { margin: 0 auto; }
              tbody { display: grid; grid-template-columns: 1fr 1fr; }
              figure img { width: 100%; height: auto; max-height: 320px; object-fit: cover; object-position: top; }
              figure { width: 100%; }
            }
            @media (prefers-reduced-motion: reduce) {
              html { scroll-behavior: auto; }
              .play { display: inline-block; }
            }
            """
    }
#endif
