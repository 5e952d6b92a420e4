import { parse } from 'postcss';
import type { AtRule, ChildNode, Declaration, Rule } from 'postcss';

/** Where a rule stands: the at-rules around it. Inside keyframes a selector is a moment, so those are told apart too. */
function contextOf({ parent }: Rule | AtRule): string {
  if (parent?.type !== 'atrule') return '';
  return `@${parent.name} ${parent.params} < ${contextOf(parent)}`;
}

const isDeclaration = (node: ChildNode): node is Declaration => node.type === 'decl';
const keyOf = (rule: Rule, selector: string): string => `${contextOf(rule)} | ${selector}`;

function declarationsBySelector(css: string): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  parse(css).walkRules((rule) => {
    for (const selector of rule.selectors) {
      const texts = known.get(keyOf(rule, selector)) ?? new Set();
      for (const declaration of rule.nodes.filter(isDeclaration)) texts.add(declaration.toString());
      known.set(keyOf(rule, selector), texts);
    }
  });
  return known;
}

/** What a sheet says beyond another one that is always loaded before it, in the same order. */
export function subtractSheet(css: string, before: string): string {
  const known = declarationsBySelector(before);
  const root = parse(css);
  root.walkRules((rule) => {
    if (contextOf(rule).includes('keyframes')) return;
    const saysMore = (selector: string): boolean => {
      const texts = known.get(keyOf(rule, selector));
      return texts === undefined || !rule.nodes.filter(isDeclaration).every((node) => texts.has(node.toString()));
    };
    const left = rule.selectors.filter(saysMore);
    if (left.length === 0) rule.remove();
    else rule.selectors = left;
  });
  root.walkAtRules((atRule) => {
    const emptied = atRule.nodes?.length === 0;
    const repeated = atRule.name === 'keyframes' && before.includes(`@keyframes ${atRule.params}`);
    if (emptied || repeated || atRule.name === 'charset') atRule.remove();
  });
  return root.toString();
}
