import { useIntl } from 'react-intl';
import type { PageRow } from '#client/api/ownPageSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import styles from './StartView.module.scss';

interface PageTableProps {
  readonly pages: readonly PageRow[];
  readonly onOpen: (id: string) => void;
}

const COLUMNS = ['what', 'prompts', 'eligible', 'citable'] as const;

/** The lower score of a page; pages without a text sort last. */
function lowest({ scores }: PageRow): number {
  return scores === null ? Infinity : Math.min(scores.eligible.score, scores.citable.score);
}

/** Own pages, those with the most to gain first. */
export function PageTable({ pages, onOpen }: PageTableProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'improve.pages' });
  const sorted = [...pages].sort((a, b) => lowest(a) - lowest(b));
  return (
    <ScrollBox label={title}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={column === 'what' ? '' : styles['number']}>
                {intl.formatMessage({ id: `improve.pages.${column}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ id, title: name, url, prompt_ids: prompts, scores }) => (
            <tr key={id}>
              <th scope="row">
                <button
                  type="button"
                  className={styles['open']}
                  onClick={() => {
                    onOpen(id);
                  }}
                >
                  {name === '' ? url : name}
                </button>
                <div className={styles['muted']}>{url}</div>
              </th>
              <td className={styles['number']}>{formatCount(intl, prompts.length)}</td>
              <td className={styles['number']}>{scores === null ? '–' : formatCount(intl, scores.eligible.score)}</td>
              <td className={styles['number']}>{scores === null ? '–' : formatCount(intl, scores.citable.score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
