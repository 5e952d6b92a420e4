import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isAuditLine } from '../audit/DiskAudit.ts';
import { DiskKeys } from '../keys/DiskKeys.ts';
import { checkLines } from './checkLines.ts';
import type { Finding } from './Finding.ts';
import { setAside } from './setAside.ts';
import { wrongWith } from './wrongWith.ts';

/** Checks the file of API keys with the server's own reader. */
export function checkKeys(dataDir: string): readonly Finding[] {
  const file = join(dataDir, 'keys.json');
  if (!existsSync(file)) return [];
  try {
    new DiskKeys(dataDir).all();
    return [];
  } catch (error) {
    const wrong = wrongWith(error);
    return [
      {
        file,
        wrong: { zh: `${wrong.zh}；所有密钥暂不可用`, en: `${wrong.en}, so no API key works` },
        remedy: {
          zh: '改名为 .damaged；所有密钥失效，需重新创建',
          en: 'rename it to .damaged; all API keys stop working, and programs need new ones',
        },
        mend: () => setAside(file),
      },
    ];
  }
}

/** Checks the activity log. */
export function checkAudit(dataDir: string): readonly Finding[] {
  return checkLines({
    file: join(dataDir, 'audit.jsonl'),
    isWhole: isAuditLine,
    lost: { zh: '这些行所记的操作不再显示', en: 'what these lines recorded is no longer shown' },
    mayEndOpen: false,
  });
}
