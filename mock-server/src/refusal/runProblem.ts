import { DamagedFileError } from './DamagedFileError.ts';
import { fileErrorText } from './fileErrorText.ts';
import { ImportStoreError } from './ImportStoreError.ts';
import type { Text } from './text.ts';

/** Why a run could not go on, as a sentence. @param error of its journal, its replies or its project's files */
export function runProblem(error: unknown): Text {
  if (error instanceof DamagedFileError) return error.text;
  if (error instanceof ImportStoreError) {
    return {
      zh: `项目文件无法读写：${error.message}`,
      en: `The project’s files can’t be read or written: ${error.message}`,
    };
  }
  const text = fileErrorText(error);
  if (text === null) return { zh: '服务器出错，详情见服务器日志。', en: 'The server failed; its log says more.' };
  return {
    zh: `服务器无法写入数据文件夹：${text.zh}。`,
    en: `The server can’t write to its data folder: ${text.en}.`,
  };
}
