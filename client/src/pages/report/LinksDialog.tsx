import { Button, Tag } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MadeLink, ReportHead, ReportLink } from '#client/api/schemas/issuedReportSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { AttemptButton } from '#client/components/attempt/AttemptButton.tsx';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { useNow } from '#client/hooks/useNow.ts';
import { LinkForm } from './LinkForm.tsx';
import { linkState } from './linkState.ts';
import { MadeLinkField } from './MadeLinkField.tsx';
import type { ReportModel } from './useReports.ts';
import styles from './ReportPage.module.scss';

interface LinksDialogProps {
  readonly head: ReportHead;
  readonly model: Pick<ReportModel, 'makeLink' | 'revoke'>;
  /** Whether links can be created and revoked here. */
  readonly canChange: boolean;
  readonly onClose: () => void;
}

interface LinkRowProps {
  readonly link: ReportLink;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Undefined: it cannot be revoked here. */
  readonly onRevoke: (() => Promise<unknown>) | undefined;
}

function LinkRow({ link, now, onRevoke }: LinkRowProps) {
  const intl = useIntl();
  const { hint, expires_at: expires, has_password: hasPassword, last_opened_at: opened } = link;
  const state = linkState(link, now);
  const row = useRef<HTMLLIElement>(null);
  const name = intl.formatMessage({ id: 'report.link.revokeNamed' }, { hint });
  const canRevoke = state === 'open' && onRevoke !== undefined;
  const couldRevoke = useRef(canRevoke);
  useEffect(() => {
    // The pressed button was removed, and a dialog without focus receives no key events.
    if (couldRevoke.current && !canRevoke && document.activeElement === document.body) row.current?.focus();
    couldRevoke.current = canRevoke;
  }, [canRevoke]);
  return (
    <li ref={row} tabIndex={-1} className={styles['item']}>
      <span className={styles['itemName']}>
        <code>
          <FormattedMessage id="report.link.hint" values={{ hint }} />
        </code>
        {state !== 'open' && (
          <Tag minimal intent="danger">
            <FormattedMessage id={`report.link.${state}`} />
          </Tag>
        )}
        {hasPassword && (
          <Tag minimal>
            <FormattedMessage id="report.link.withPassword" />
          </Tag>
        )}
      </span>
      <span className={styles['muted']}>
        <FormattedMessage id="report.link.ends" values={{ when: formatInstant(intl, expires) }} />
        {' · '}
        {opened === null ? (
          <FormattedMessage id="report.link.unopened" />
        ) : (
          <FormattedMessage id="report.link.opened" values={{ when: formatInstant(intl, opened) }} />
        )}
      </span>
      {canRevoke && (
        <AttemptButton size="small" what={name} aria-label={name} work={onRevoke}>
          <FormattedMessage id="report.link.revoke" />
        </AttemptButton>
      )}
    </li>
  );
}

/** The links of a report: list, create, revoke. Mount it only while it is open. */
export function LinksDialog({ head, model, canChange, onClose }: LinksDialogProps) {
  const now = useNow();
  const [made, setMade] = useState<MadeLink | null>(null);
  return (
    <WideDialog
      short
      title={<FormattedMessage id="report.links.of" values={{ title: head.title }} />}
      onClose={onClose}
      footer={
        <Button onClick={onClose}>
          <FormattedMessage id="common.close" />
        </Button>
      }
    >
      <p className={styles['intro']}>
        <FormattedMessage id="report.links.about" />
      </p>
      {made !== null && <MadeLinkField token={made.token} title={head.title} />}
      {canChange && <LinkForm reportId={head.id} makeLink={model.makeLink} onMade={setMade} />}
      {head.links.length === 0 ? (
        <p className={styles['muted']}>
          <FormattedMessage id="report.links.none" />
        </p>
      ) : (
        <ul className={styles['list']}>
          {head.links.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              now={now}
              onRevoke={canChange ? async () => model.revoke(link) : undefined}
            />
          ))}
        </ul>
      )}
    </WideDialog>
  );
}
