const inHook = (body: string): string =>
  `import { useEffect, useMemo, useRef, useState } from 'react';\nexport function A({ b }: { b: number[] }) {\n${body}\n}\nexport const used = [useEffect, useMemo, useRef, useState];`;

/** A violation of each rule of lint/react.json, by the rule's name: React's rules. */
export const REACT: Readonly<Record<string, string>> = {
  'react/error-boundaries': inHook('try { return <p>{b.length}</p>; } catch { return null; }'),
  'react/exhaustive-deps': inHook(
    'const [c, setC] = useState(0); useEffect(() => { setTimeout(() => { setC(b.length); }); }, []); return c;',
  ),
  'react/globals': `let seen = 0;\n${inHook('seen = b.length; return <p>{seen}</p>;')}`,
  'react/immutability': inHook(
    'const [c] = useState<number[]>([]); const d = () => { c[0] = b.length; }; return <button onClick={d}>1</button>;',
  ),
  'react/purity': inHook('return <p>{Math.random() + b.length}</p>;'),
  'react/refs': inHook('const c = useRef(0); c.current = b.length; return <p>{c.current}</p>;'),
  'react/rules-of-hooks': inHook('if (b.length > 0) useState(0); return null;'),
  'react/set-state-in-effect': inHook(
    'const [c, setC] = useState(0); useEffect(() => { setC(b.length); }, [b]); return c;',
  ),
  'react/set-state-in-render': inHook('const [c, setC] = useState(0); setC(b.length); return c;'),
  'react/static-components': inHook('const C = () => <p>{b.length}</p>; return <C />;'),
  'react/unsupported-syntax': inHook('eval("b"); return <p>{b.length}</p>;'),
  'react/use-memo': inHook('const c = useMemo((d: number) => d + b.length, [b]); return c;'),
  'react/void-use-memo': inHook('useMemo(() => { Number(b.length); }, [b]); return null;'),
};

const jsx = (markup: string): string =>
  `declare const f: () => void;\nexport const A = () => ${markup};\nexport const used = f;`;

/** A violation of each accessibility rule. */
export const ACCESSIBILITY: Readonly<Record<string, string>> = {
  'jsx-a11y/alt-text': jsx('<img src="b.png" />'),
  'jsx-a11y/anchor-has-content': jsx('<a href="/b" />'),
  'jsx-a11y/anchor-is-valid': jsx('<a href="#">1</a>'),
  'jsx-a11y/aria-activedescendant-has-tabindex': jsx('<div aria-activedescendant="b" />'),
  'jsx-a11y/aria-props': jsx('<div aria-labeledby="b" />'),
  'jsx-a11y/aria-proptypes': jsx('<div aria-hidden="yes" />'),
  'jsx-a11y/aria-role': jsx('<div role="datepicker" />'),
  'jsx-a11y/aria-unsupported-elements': jsx('<meta aria-hidden="false" />'),
  'jsx-a11y/autocomplete-valid': jsx('<input type="text" autoComplete="foo" />'),
  'jsx-a11y/click-events-have-key-events': jsx('<div onClick={f} />'),
  'jsx-a11y/heading-has-content': jsx('<h1 />'),
  'jsx-a11y/html-has-lang': jsx('<html />'),
  'jsx-a11y/iframe-has-title': jsx('<iframe src="/b" />'),
  'jsx-a11y/img-redundant-alt': jsx('<img src="b.png" alt="image of 1" />'),
  'jsx-a11y/interactive-supports-focus': jsx('<div role="button" onClick={f} onKeyDown={f} />'),
  'jsx-a11y/label-has-associated-control': jsx('<label>1</label>'),
  'jsx-a11y/media-has-caption': jsx('<video src="b.mp4" />'),
  'jsx-a11y/mouse-events-have-key-events': jsx('<div onMouseOver={f} />'),
  'jsx-a11y/no-access-key': jsx('<div accessKey="b" />'),
  'jsx-a11y/no-autofocus': jsx('<input autoFocus />'),
  'jsx-a11y/no-distracting-elements': jsx('<marquee />'),
  'jsx-a11y/no-interactive-element-to-noninteractive-role': jsx('<button role="img">1</button>'),
  'jsx-a11y/no-noninteractive-element-interactions': jsx('<li onClick={f} onKeyDown={f} />'),
  'jsx-a11y/no-noninteractive-element-to-interactive-role': jsx('<h1 role="button">1</h1>'),
  'jsx-a11y/no-noninteractive-tabindex': jsx('<div tabIndex={0} />'),
  'jsx-a11y/no-redundant-roles': jsx('<button role="button">1</button>'),
  'jsx-a11y/no-static-element-interactions': jsx('<div onClick={f} onKeyDown={f} />'),
  'jsx-a11y/role-has-required-aria-props': jsx('<span role="checkbox" tabIndex={0} />'),
  'jsx-a11y/role-supports-aria-props': jsx('<div role="link" aria-checked tabIndex={0} />'),
  'jsx-a11y/scope': jsx('<div scope="col" />'),
  'jsx-a11y/tabindex-no-positive': jsx('<button tabIndex={5}>1</button>'),
};
