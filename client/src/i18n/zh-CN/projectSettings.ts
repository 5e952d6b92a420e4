/** Texts of the dialog about a project as a whole. */
export const messages = {
  'projectSettings.name': '项目名称',
  'projectSettings.rename': '重命名',
  'projectSettings.renamed': '项目已重命名为“{name}”',
  'projectSettings.notYours': '“{name}”是示例项目，或由其他人创建，不能在这里更改。',
  'projectSettings.archive': '归档项目',
  'projectSettings.unarchive': '取消归档',
  'projectSettings.archive.about':
    '归档的项目排在项目列表末尾，不再出现在工作台和命令面板中，定时采集暂停；数据保留，可以随时取消归档。',
  'projectSettings.archived': '项目已归档',
  'projectSettings.unarchived': '项目已取消归档',
  'projectSettings.delete': '删除项目',
  'projectSettings.delete.empty': '项目中没有数据。删除后无法恢复。',
  'projectSettings.delete.about': '以下内容会一并删除，无法恢复：',
  'projectSettings.delete.type': '输入项目名称“{name}”以确认',
  'projectSettings.deleted': '项目“{name}”已删除',
  'projectSettings.holds.answers': '{count, plural, other {#}} 条回答',
  'projectSettings.holds.prompts': '{count, plural, other {#}} 个提示词',
  'projectSettings.holds.imports': '{count, plural, other {#}} 次导入的记录',
  'projectSettings.holds.drafts': '{count, plural, other {#}} 篇草稿',
  'projectSettings.holds.facts': '{count, plural, other {#}} 条品牌事实',
  'projectSettings.holds.pages': '{count, plural, other {#}} 个页面',
} as const;
