import { Button } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { DraftBeginning } from '#client/api/draftApi.ts';
import type { DraftList, DraftOrigin } from '#client/api/draftSchemas.ts';
import { paths } from '#client/lib/paths.ts';
import styles from './DraftList.module.scss';

interface NewDraftProps {
  readonly drafts: DraftList;
  readonly briefId: string | null;
  readonly onCreate: (beginning: DraftBeginning) => void;
}

interface OriginListProps {
  readonly titleId: 'writing.new.briefs' | 'writing.new.pages';
  readonly origins: readonly DraftOrigin[];
  readonly onChoose: (id: string) => void;
}

function OriginList({ titleId, origins, onChoose }: OriginListProps) {
  const intl = useIntl();
  return (
    <>
      <h3 className={styles['subtitle']}>
        <FormattedMessage id={titleId} />
      </h3>
      <ul className={styles['origins']}>
        {origins.map(({ id, title }) => (
          <li key={id}>
            <Button
              variant="minimal"
              alignText="start"
              fill
              icon={<PlusIcon />}
              onClick={() => {
                onChoose(id);
              }}
            >
              {title || intl.formatMessage({ id: 'writing.untitled' })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a new draft can start from: a brief, an own page, or nothing. */
export function NewDraft({ drafts: { briefs, pages }, briefId, onCreate }: NewDraftProps) {
  const title = useIntl().formatMessage({ id: 'writing.new' });
  // The brief in the address comes first.
  const ordered = [...briefs].sort((a, b) => Number(b.id === briefId) - Number(a.id === briefId));
  return (
    <section className={styles['panel']} aria-label={title}>
      <h2 className={styles['heading']}>{title}</h2>
      <Button
        icon={<PlusIcon />}
        onClick={() => {
          onCreate({});
        }}
      >
        <FormattedMessage id="writing.new.blank" />
      </Button>
      {ordered.length > 0 ? (
        <OriginList
          titleId="writing.new.briefs"
          origins={ordered}
          onChoose={(id) => {
            onCreate({ brief_id: id });
          }}
        />
      ) : (
        <p className={styles['meta']}>
          <FormattedMessage id="writing.new.noBriefs" />{' '}
          <Link to={paths.contCreation.href()}>
            <FormattedMessage id="writing.new.toBriefs" />
          </Link>
        </p>
      )}
      {pages.length > 0 && (
        <OriginList
          titleId="writing.new.pages"
          origins={pages}
          onChoose={(id) => {
            onCreate({ page_id: id });
          }}
        />
      )}
    </section>
  );
}
