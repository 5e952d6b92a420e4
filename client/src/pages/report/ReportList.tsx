import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReportHead } from '#client/api/schemas/issuedReportSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { ConfirmDialog } from '#client/components/ui/ConfirmDialog.tsx';
import { useNow } from '#client/hooks/useNow.ts';
import { LinksDialog } from './LinksDialog.tsx';
import { linkState } from './linkState.ts';
import { SendDialog } from './SendDialog.tsx';
import type { ReportModel } from './useReports.ts';
import styles from './ReportPage.module.scss';

interface ReportListProps {
  readonly list: readonly ReportHead[];
  readonly model: ReportModel;
  /** Whether reports and links can be created and deleted here. */
  readonly canChange: boolean;
  readonly onOpen: (id: string) => void;
}

interface ReportRowProps {
  readonly head: ReportHead;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly canChange: boolean;
  readonly onOpen: () => void;
  readonly onLinks: () => void;
  readonly onSend: () => void;
  readonly onRemove: () => void;
}

function ReportRow({ head, now, canChange, onOpen, onLinks, onSend, onRemove }: ReportRowProps) {
  const intl = useIntl();
  const { title, origin, made_by: who, made_at: at, start_time: start, end_time: end, wording, locale, links } = head;
  const count = links.filter((link) => linkState(link, now) === 'open').length;
  return (
    <li className={styles['item']}>
      <span className={styles['itemName']}>
        <button
          type="button"
          className={styles['open']}
          aria-label={intl.formatMessage({ id: 'report.open' }, { title })}
          onClick={onOpen}
        >
          {title}
        </button>
        <span>{formatDays(intl, start, end, 'long')}</span>
      </span>
      <span className={styles['muted']}>
        <FormattedMessage id={`report.origin.${origin}`} values={{ who, when: formatInstant(intl, at) }} />
        {' · '}
        <FormattedMessage id={`report.wording.${wording}`} />
        {' · '}
        <FormattedMessage id={`report.locale.${locale}`} />
      </span>
      <span className={styles['row']}>
        <Button
          size="small"
          aria-label={`${intl.formatMessage({ id: 'report.links.of' }, { title })} (${intl.formatMessage({ id: 'report.links.count' }, { count })})`}
          onClick={onLinks}
        >
          {count === 0 ? (
            <FormattedMessage id="report.links" />
          ) : (
            <FormattedMessage id="report.links.count" values={{ count }} />
          )}
        </Button>
        {canChange && (
          <>
            <Button size="small" aria-label={intl.formatMessage({ id: 'report.send.of' }, { title })} onClick={onSend}>
              <FormattedMessage id="report.send" />
            </Button>
            <Button
              size="small"
              variant="minimal"
              aria-label={intl.formatMessage({ id: 'report.remove.named' }, { title })}
              onClick={onRemove}
            >
              <FormattedMessage id="report.remove" />
            </Button>
          </>
        )}
      </span>
    </li>
  );
}

/** The issued reports, newest first. */
export function ReportList({ list, model, canChange, onOpen }: ReportListProps) {
  const intl = useIntl();
  const now = useNow();
  const [linksOf, setLinksOf] = useState<string | null>(null);
  const [sending, setSending] = useState<ReportHead | null>(null);
  const [removing, setRemoving] = useState<ReportHead | null>(null);
  const shared = list.find(({ id }) => id === linksOf);
  return (
    <Panel title={<FormattedMessage id="report.list" />}>
      <ul className={styles['list']}>
        {list.map((head) => (
          <ReportRow
            key={head.id}
            head={head}
            now={now}
            canChange={canChange}
            onOpen={() => {
              onOpen(head.id);
            }}
            onLinks={() => {
              setLinksOf(head.id);
            }}
            onSend={() => {
              setSending(head);
            }}
            onRemove={() => {
              setRemoving(head);
            }}
          />
        ))}
      </ul>
      {shared !== undefined && (
        <LinksDialog
          head={shared}
          model={model}
          canChange={canChange}
          onClose={() => {
            setLinksOf(null);
          }}
        />
      )}
      {sending !== null && (
        <SendDialog
          head={sending}
          send={model.send}
          onClose={() => {
            setSending(null);
          }}
        />
      )}
      {removing !== null && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'report.remove.ask' }, { title: removing.title })}
          confirmLabel={<FormattedMessage id="report.remove" />}
          danger
          onConfirm={async () => model.remove(removing)}
          onClose={() => {
            setRemoving(null);
          }}
        >
          <p>
            <FormattedMessage id="report.remove.body" />
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
