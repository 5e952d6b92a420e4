import { existsSync } from 'node:fs';
import { DiskLinks, linksPath } from '../links/DiskLinks.ts';
import type { Finding } from './Finding.ts';
import { setAside } from './setAside.ts';
import { wrongWith } from './wrongWith.ts';

/** Checks the file of report links with the server's own reader. */
export function checkLinks(dataDir: string): readonly Finding[] {
  const file = linksPath(dataDir);
  if (!existsSync(file)) return [];
  try {
    new DiskLinks(dataDir).all();
    return [];
  } catch (error) {
    const wrong = wrongWith(error);
    return [
      {
        file,
        wrong: { zh: `${wrong.zh}；所有报告链接暂不可用`, en: `${wrong.en}, so no report link works` },
        remedy: {
          zh: '改名为 .damaged；所有报告链接失效，需重新创建',
          en: 'rename it to .damaged; all report links stop working, and readers need new ones',
        },
        mend: () => setAside(file),
      },
    ];
  }
}
