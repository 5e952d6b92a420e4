import { Button, Callout } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CitedPage } from '#client/api/ownPageSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { readableUrl } from '#client/lib/readableUrl.ts';
import styles from './Inventory.module.scss';

interface CitedOfferProps {
  readonly cited: readonly CitedPage[];
  readonly onAdd: (urls: readonly string[]) => void;
}

/** Cited own pages that the inventory lacks: the ones to add first. */
export function CitedOffer({ cited, onAdd }: CitedOfferProps) {
  const intl = useIntl();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Callout icon={null} intent="primary">
      <div className={styles['offer']}>
        <span>{intl.formatMessage({ id: 'inventory.cited' }, { count: cited.length })}</span>
        <span className={styles['offerVerbs']}>
          <Button
            size="small"
            variant="minimal"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => {
              setOpen(!open);
            }}
          >
            {intl.formatMessage({ id: open ? 'inventory.cited.hide' : 'inventory.cited.show' })}
          </Button>
          <Button
            size="small"
            intent="primary"
            onClick={() => {
              onAdd(cited.map(({ url }) => url));
            }}
          >
            {intl.formatMessage({ id: 'inventory.cited.add' })}
          </Button>
        </span>
        <ul id={id} className={styles['offered']} hidden={!open}>
          {cited.map(({ url, answers }) => (
            <li key={url}>
              <span>{readableUrl(url)}</span>
              <span>
                {intl.formatMessage(
                  { id: 'inventory.cited.answers' },
                  { count: answers, shown: formatCount(intl, answers) },
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Callout>
  );
}
