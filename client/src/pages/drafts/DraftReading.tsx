import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Draft } from '#client/api/draftSchemas.ts';
import { AnswerMarkdown } from '#client/components/answers/AnswerMarkdown.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import { AccessNote } from '#client/components/permission/AccessNote.tsx';
import { paths } from '#client/lib/paths.ts';
import { StatusTag } from './StatusTag.tsx';

interface DraftReadingProps {
  readonly draft: Draft;
}

/** A saved draft for readers without edit rights. */
export const DraftReading = observer(function DraftReading({ draft }: DraftReadingProps) {
  const intl = useIntl();
  const { title, text, status } = draft;
  return (
    <>
      <Link to={paths.genContent.href()}>
        <FormattedMessage id="writing.back" />
      </Link>
      <h1>{title.trim() || intl.formatMessage({ id: 'writing.untitled' })}</h1>
      <AccessNote />
      <Panel title={<FormattedMessage id="writing.field.text" />} actions={<StatusTag status={status} />}>
        <AnswerMarkdown text={text} mentions={[]} brands={[]} />
      </Panel>
    </>
  );
});
