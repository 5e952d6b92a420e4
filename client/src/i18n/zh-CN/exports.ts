/** Texts of the menu that saves answers as a file. */
export const messages = {
  'exports.title': '当前视图的全部回答',
  'exports.csv': 'CSV',
  'exports.csv.note': '用于表格软件',
  'exports.json': 'JSON',
  'exports.json.note': '用于程序，可再次导入',
  'exports.fileName': '{project}-回答-{start}-{end}',
  'exports.failed': '导出失败：{reason}',
} as const;
