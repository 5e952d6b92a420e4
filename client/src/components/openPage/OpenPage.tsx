import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { OpenHeader } from './OpenHeader.tsx';
import styles from './OpenPage.module.scss';

interface OpenPageProps {
  /** Heading of the card, and the title of the document. */
  readonly title: string;
  /** Content of the card, below its heading. */
  readonly children: ReactNode;
  /** Content below the card. */
  readonly below?: ReactNode;
}

/** A public page: the header of open pages and one card. */
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
