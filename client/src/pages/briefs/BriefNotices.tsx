import { Button, Callout } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { failureText } from '#client/i18n/failureText.ts';
import type { BriefEditorModel } from './useBriefEditor.ts';
import styles from './BriefEditor.module.scss';

interface BriefNoticesProps {
  readonly editor: BriefEditorModel;
}

const PARTS = ['questions', 'praise', 'sources', 'facts', 'numbers', 'outline', 'notes'] as const;
const FIELD = /^brief\.(\w+)(?:\[(\d+)\])?/u;

/** The section of the page and the entry in it that a field of a server error refers to. */
function placeOf(intl: IntlShape, field: string): string | null {
  const [, name, index] = FIELD.exec(field) ?? [];
  const part = PARTS.find((one) => one === (name === 'statistics' ? 'numbers' : name));
  if (part === undefined) return name === 'title' ? intl.formatMessage({ id: 'brief.name' }) : null;
  const title = intl.formatMessage({ id: `brief.${part}` });
  return index === undefined
    ? title
    : intl.formatMessage({ id: 'brief.error.place' }, { part: title, place: Number(index) + 1 });
}

/** Notices of the editor: unsaved changes from an earlier visit, a newer version by somebody else, validation errors. */
export function BriefNotices({ editor }: BriefNoticesProps) {
  const intl = useIntl();
  const { base, brief, changed, outdated, conflicts, save, errors, discard } = editor;
  const [[field, message] = []] = Object.entries(errors);
  const place = field === undefined ? null : placeOf(intl, field);
  if (conflicts || outdated) {
    return (
      <Callout intent="warning" role="alert" icon={null}>
        <div className={styles['notice']}>
          <span className={styles['grow']}>
            <FormattedMessage id="brief.conflict" />
          </span>
          {outdated && (
            <Button
              size="small"
              loading={save.isPending}
              onClick={() => {
                save.mutate(base.version);
              }}
            >
              <FormattedMessage id="brief.conflict.mine" />
            </Button>
          )}
          {outdated && (
            <Button size="small" onClick={discard}>
              <FormattedMessage id="brief.conflict.theirs" />
            </Button>
          )}
        </div>
      </Callout>
    );
  }
  if (save.error !== null) {
    return (
      <Callout intent="danger" role="alert" icon={null}>
        {place === null || message === undefined
          ? failureText(intl, save.error)
          : intl.formatMessage({ id: 'brief.error.refused' }, { place, reason: message })}
      </Callout>
    );
  }
  if (!changed || base.id === '') return null;
  return (
    <Callout icon={null}>
      <div className={styles['notice']}>
        <span className={styles['grow']}>
          <FormattedMessage id="brief.kept" values={{ version: brief.version }} />
        </span>
        <Button size="small" variant="minimal" onClick={discard}>
          <FormattedMessage id="brief.discard" />
        </Button>
      </div>
    </Callout>
  );
}
