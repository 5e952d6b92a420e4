import type { Text } from '#server/refusal/text.ts';

/** The maintenance commands of a data folder. */
export type CareAction = 'doctor' | 'backup' | 'restore';

const HELP: Readonly<Record<CareAction, Text>> = {
  doctor: {
    zh: `检查并修复数据文件夹（DATA_DIR，默认 mock-server/data）。

  npm run doctor            检查每个文件，说明哪里有问题，不作改动
  npm run doctor -- --mend  修复可修复的部分，请先停止服务；损坏的原文件保留为 .damaged

退出码：0 全部完好或已修复，1 仍有问题，2 参数有误。`,
    en: `Checks and repairs the data folder (DATA_DIR; default: mock-server/data).

  npm run doctor            checks every file, reports problems and changes nothing
  npm run doctor -- --mend  repairs what it can (stop the server first); damaged files are kept as .damaged

Exit codes: 0 everything is intact or repaired, 1 problems are left, 2 an argument is wrong.`,
  },
  backup: {
    zh: `把数据文件夹（DATA_DIR，默认 mock-server/data）备份为一个文件；服务可以继续运行。

  npm run backup -- 文件.tar.gz

退出码：0 已备份，1 未能备份，2 参数有误。`,
    en: `Backs up the data folder (DATA_DIR; default: mock-server/data) to one file. The server can keep running.

  npm run backup -- FILE.tar.gz

Exit codes: 0 backed up, 1 not backed up, 2 an argument is wrong.`,
  },
  restore: {
    zh: `把备份还原到一个空的数据文件夹（DATA_DIR）。

  DATA_DIR=/空文件夹 npm run restore -- 文件.tar.gz

退出码：0 已还原，1 未能还原，2 参数有误。`,
    en: `Restores a backup into an empty data folder (DATA_DIR).

  DATA_DIR=/empty/folder npm run restore -- FILE.tar.gz

Exit codes: 0 restored, 1 not restored, 2 an argument is wrong.`,
  },
};

/** Texts of the maintenance commands in both languages; `{0}` and so on are placeholders. */
export const CARE_TEXTS = {
  help: HELP,
  finding: { zh: '问题  {0}\n      {1}', en: 'PROBLEM {0}\n      {1}' },
  remedy: { zh: '      修复：{0}', en: '      repair: {0}' },
  noRemedy: {
    zh: '无法从现有文件修复，请用 npm run restore 还原备份，或重新导入原始文件',
    en: 'it can’t be repaired from the existing files: restore a backup (npm run restore), or import the original files again',
  },
  allWhole: { zh: '{0}：{1} 个项目，所有文件完好。', en: '{0}: all files are intact (projects: {1}).' },
  mendable: {
    zh: '发现 {0} 处问题，未作改动。停止服务后运行 npm run doctor -- --mend 进行修复。',
    en: 'Problems found: {0}. Nothing was changed. To repair, stop the server and run: npm run doctor -- --mend',
  },
  mended: { zh: '已修复 {0} 处，仍有 {1} 处。', en: 'Repaired: {0}, left: {1}.' },
  noFolder: {
    zh: '数据文件夹 {0} 尚不存在：没有可检查的内容。',
    en: 'The folder {0} does not exist yet: nothing to check.',
  },
  inUse: {
    zh: '服务正在使用该文件夹（进程 {0}，自 {1}）。请先停止服务，再修复。',
    en: 'A server is using this folder (process {0}, since {1}). Stop it first, then repair.',
  },
  backedUp: { zh: '已备份：{0} 个文件，{1} MB，{2}', en: 'Backed up: {0} {0|file|files}, {1} MB, {2}' },
  restored: { zh: '已还原：{0} 个文件，{1} MB，到 {3}', en: 'Restored: {0} {0|file|files}, {1} MB, to {3}' },
  left: {
    zh: '先前中断的操作留下了 {0}，如没有其他备份或还原在进行，可以删除',
    en: '{0} was left by an interrupted run: delete it, unless another backup or restore is in progress',
  },
  cutShort: {
    zh: '{0}：{1}。未修复的问题仍然存在，请解决后再运行一次',
    en: '{0}: {1}. What is not repaired yet is as it was: solve this, then run the command again',
  },
  stopped: { zh: '已中断，没有留下文件', en: 'Interrupted; nothing was left behind' },
  notFolder: {
    zh: '这是一个文件，不是数据文件夹。请用 DATA_DIR 指定文件夹',
    en: 'it is a file, not a data folder. Set DATA_DIR to a folder',
  },
  unknown: {
    zh: '不认识“{0}”。用法见 npm run {1} -- --help',
    en: 'Unknown argument “{0}”. See npm run {1} -- --help',
  },
  noArchive: { zh: '找不到备份文件 {0}', en: 'Backup {0} not found' },
  notEmpty: {
    zh: '{0} 中已有数据，未还原。请用 DATA_DIR 指定一个空文件夹，或先把现有文件夹移走。',
    en: '{0} already has data, so nothing was restored. Set DATA_DIR to an empty folder, or move this one away first.',
  },
  failed: {
    doctor: { zh: '{0}：{1}', en: '{0}: {1}' },
    backup: { zh: '未能备份到 {0}：{1}', en: 'Could not back up to {0}: {1}' },
    restore: { zh: '未能从 {0} 还原：{1}', en: 'Could not restore from {0}: {1}' },
  },
  noRoom: { zh: '无法写入 {0}：{1}', en: 'Cannot write to {0}: {1}' },
} as const satisfies Readonly<Record<string, Text | Readonly<Record<CareAction, Text>>>>;
