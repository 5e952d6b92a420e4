/** Whether a node is a string literal, the only form of a module specifier that can be checked statically. */
export const isString = (node) => node?.type === 'Literal' && typeof node.value === 'string';

/**
 * A visitor of every module specifier: import, re-export, `import()` and `import('x')` in types.
 * @param visit called with the specifier's node and whether only types are imported
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
