import type { Text } from '../../refusal/text.ts';
import type { CareAction } from './careCommand.ts';

const HELP: Readonly<Record<CareAction, Text>> = {
  doctor: {
    zh: `npm run doctor            检查数据文件夹（DATA_DIR）中的每个文件，说明哪里有问题，不作改动
npm run doctor -- --mend  先停止服务，再修复可修复的部分；损坏的原文件一律保留为 .damaged`,
    en: `npm run doctor            checks every file in the data folder (DATA_DIR), reports problems and changes nothing
npm run doctor -- --mend  repairs what it can (stop the server first); damaged files are kept as .damaged`,
  },
  backup: {
    zh: 'npm run backup -- 文件.tar.gz   把数据文件夹（DATA_DIR）打包成一个文件；服务可以继续运行',
    en: 'npm run backup -- OUT.tar.gz    packs the data folder (DATA_DIR) into one file; the server can keep running',
  },
  restore: {
    zh: 'npm run restore -- 文件.tar.gz  把备份还原到空的数据文件夹（DATA_DIR）',
    en: 'npm run restore -- IN.tar.gz    unpacks a backup into an empty data folder (DATA_DIR)',
  },
};

/** What the commands of care say, in both languages; `{0}` and so on are filled in. */
export const CARE_TEXTS = {
  help: HELP,
  finding: { zh: '问题  {0}\n      {1}', en: 'PROBLEM {0}\n      {1}' },
  remedy: { zh: '      修复：{0}', en: '      repair: {0}' },
  noRemedy: {
    zh: '无法从现有文件修复，请用 npm run restore 还原备份，或重新导入原始文件',
    en: 'it cannot be repaired from the existing files: restore a backup (npm run restore), or import the original files again',
  },
  allWhole: { zh: '{0}：{1} 个项目，所有文件完好。', en: '{0}: {1} projects, all files are intact.' },
  mendable: {
    zh: '发现 {0} 处问题，未作改动。停止服务后运行 npm run doctor -- --mend 进行修复。',
    en: 'Found {0} problems; nothing was changed. Stop the server and run "npm run doctor -- --mend".',
  },
  mended: { zh: '已修复 {0} 处，仍有 {1} 处。', en: '{0} repaired, {1} left.' },
  noFolder: {
    zh: '数据文件夹 {0} 尚不存在：没有可检查的内容。',
    en: 'The folder {0} does not exist yet: nothing to check.',
  },
  inUse: {
    zh: '服务正在使用该文件夹（进程 {0}，自 {1}）。请先停止服务，再修复。',
    en: 'A server is using this folder (process {0}, since {1}). Stop it first, then repair.',
  },
  backedUp: { zh: '已备份：{0} 个文件，{1} MB，{2}', en: 'Backed up: {0} files, {1} MB, {2}' },
  restored: { zh: '已还原：{0} 个文件，{1} MB，到 {3}', en: 'Restored: {0} files, {1} MB, to {3}' },
  noArchive: { zh: '找不到备份文件 {0}', en: 'File {0} not found' },
  notEmpty: {
    zh: '{0} 中已有数据，未还原。请用 DATA_DIR 指定一个空文件夹，或先把现有文件夹移走。',
    en: '{0} already has data: nothing was restored. Set DATA_DIR to an empty folder, or move this one away first.',
  },
  failed: {
    doctor: { zh: '{0}：{1}', en: '{0}: {1}' },
    backup: { zh: '未能备份到 {0}：{1}', en: 'Could not back up to {0}: {1}' },
    restore: { zh: '未能从 {0} 还原：{1}', en: 'Could not restore from {0}: {1}' },
  },
  noRoom: { zh: '{0} 所在的磁盘无法写入：{1}', en: 'Cannot write to the disk of {0}: {1}' },
} as const satisfies Readonly<Record<string, Text | Readonly<Record<CareAction, Text>>>>;
