import { useIntl } from 'react-intl';
import { cleanQuery } from './cleanQuery.ts';
import styles from './BuiltInViews.module.scss';

export interface BuiltInView {
  readonly id: string;
  /** Translated. */
  readonly name: string;
  readonly query: string;
}

interface BuiltInViewsProps {
  readonly builtIn: readonly BuiltInView[];
  /** The part of the query string that defines a view. */
  readonly query: string;
  readonly onChoose: (query: string) => void;
}

/** The built-in views of a table. */
export function BuiltInViews({ builtIn, query, onChoose }: BuiltInViewsProps) {
  const intl = useIntl();
  const now = cleanQuery(query);
  return (
    <>
      <p className={styles['heading']}>{intl.formatMessage({ id: 'table.views.builtIn' })}</p>
      <ul className={styles['list']}>
        {builtIn.map((view) => (
          <li key={view.id} className={styles['row']}>
            <button
              type="button"
              className={styles['view']}
              data-entry=""
              aria-current={cleanQuery(view.query) === now}
              onClick={() => {
                onChoose(view.query);
              }}
            >
              {view.name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
