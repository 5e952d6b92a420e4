/** Whether a node is a text written out, the only form of a module's name that can be judged without running it. */
export const isString = (node) => node?.type === 'Literal' && typeof node.value === 'string';

/**
 * A visitor of every place where a module is named: import, re-export, `import()` and `import('x')` in types.
 * @param visit called with the node of the name and with whether types alone are taken
 */
export function moduleNames(visit) {
  const isTypes = (node) =>
    node.importKind === 'type' ||
    node.exportKind === 'type' ||
    (node.specifiers?.length > 0 && node.specifiers.every(({ importKind }) => importKind === 'type'));
  return {
    ImportDeclaration: (node) => visit(node.source, isTypes(node)),
    ExportNamedDeclaration: (node) => node.source && visit(node.source, isTypes(node)),
    ExportAllDeclaration: (node) => visit(node.source, isTypes(node)),
    ImportExpression: (node) => visit(node.source, false),
    TSImportType: (node) => visit(node.source, true),
  };
}
