import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { OpenHeader } from './OpenHeader.tsx';
import styles from './OpenPage.module.scss';

interface OpenPageProps {
  /** Heading of the card, and the title of the document. */
  readonly title: string;
  /** What stands in the card, below its heading. */
  readonly children: ReactNode;
  /** What stands below the card. */
  readonly below?: ReactNode;
}

/** A page that everybody may open: the header of open pages and one card that asks or says one thing. */
export function OpenPage({ title, children, below }: OpenPageProps) {
  const intl = useIntl();
  return (
    <div className={styles['page']}>
      <title>{`${title} · ${intl.formatMessage({ id: 'app.name' })}`}</title>
      <OpenHeader />
      <main className={styles['main']}>
        <div className={styles['card']}>
          <h1>{title}</h1>
          {children}
        </div>
        {below}
      </main>
    </div>
  );
}
