import { Button, Classes } from '@blueprintjs/core';
import { AddIcon, DocumentIcon, EditIcon, ImportIcon, NewPersonIcon, TickCircleIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { WorkplaceProject } from '#client/api/workplaceSchemas.ts';
import { ExportMenu } from '#client/components/answers/ExportMenu.tsx';
import { hasAnsweredPage, isDimmed } from '#client/components/offers/absentPage.ts';
import { reservedPlace } from '#client/components/offers/reservedPlace.ts';
import { useImportOffer } from '#client/components/offers/useImportOffered.ts';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { Permission } from '#client/components/permission/Permission.tsx';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { paths } from '#client/lib/paths.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useHideChecklist } from './useHideChecklist.ts';
import { windowFilters } from './windowFilters.ts';
import styles from './QuickActions.module.scss';

interface QuickLinkProps {
  readonly to: string;
  readonly icon: ReactElement;
  readonly textId: MessageId;
}

/** A link styled like the buttons next to it. */
function QuickLink({ to, icon, textId }: QuickLinkProps) {
  const intl = useIntl();
  return (
    <Link to={to} className={Classes.BUTTON}>
      {icon}
      <span className={Classes.BUTTON_TEXT}>{intl.formatMessage({ id: textId })}</span>
    </Link>
  );
}

interface QuickActionsProps {
  readonly project: WorkplaceProject | undefined;
  /** The provider offers no data for this page, so most of these actions are unlikely to work. */
  readonly isBare: boolean;
}

/** The most frequent actions; those without permission are hidden. */
export const QuickActions = observer(function QuickActions({ project, isBare }: QuickActionsProps) {
  const intl = useIntl();
  const { dialogs, offers, projects } = useStores();
  const importOffer = useImportOffer();
  const mayEdit = useMayEdit();
  const { hide } = useHideChecklist();
  const leadsSomewhere = ({ pattern }: { readonly pattern: string }): boolean =>
    isBare ? hasAnsweredPage(offers, pattern) : !isDimmed(offers, pattern);
  const isUnfinished = !projects.isSample && project?.checklist.steps.some(({ done }) => !done) === true;
  return (
    <div role="group" aria-label={intl.formatMessage({ id: 'workplace.quick' })} className={styles['actions']}>
      {mayEdit && project?.checklist.hidden === true && isUnfinished && (
        <Button
          variant="minimal"
          icon={<TickCircleIcon />}
          onClick={() => {
            hide(false);
          }}
        >
          {intl.formatMessage({ id: 'workplace.checklist.show' })}
        </Button>
      )}
      {mayEdit && leadsSomewhere(paths.prompt) && (
        <QuickLink to={paths.prompt.href({ add: 'many' })} icon={<AddIcon />} textId="workplace.quick.prompts" />
      )}
      {leadsSomewhere(paths.report) && (
        <QuickLink
          to={paths.report.href()}
          icon={<DocumentIcon />}
          textId={mayEdit ? 'workplace.quick.report' : 'workplace.quick.reports'}
        />
      )}
      {mayEdit && leadsSomewhere(paths.contCreation) && (
        <QuickLink to={paths.contCreation.href()} icon={<EditIcon />} textId="workplace.quick.brief" />
      )}
      <Permission roles={['admin']}>
        <MayEdit level="manage">
          <QuickLink
            to={paths.profile.href({ tab: 'team', invite: '1' })}
            icon={<NewPersonIcon />}
            textId="workplace.quick.invite"
          />
        </MayEdit>
      </Permission>
      {/* What is known later than the others has its place before, so that they do not move. */}
      {importOffer !== false && (
        <Button
          className={reservedPlace(importOffer)}
          icon={<ImportIcon />}
          onClick={() => {
            dialogs.show('import');
          }}
        >
          {intl.formatMessage({ id: 'workplace.quick.import' })}
        </Button>
      )}
      {!isBare && project?.answers !== 0 && (
        <span className={styles['export']}>
          {project !== undefined && <ExportMenu query={windowFilters(project.window)} />}
        </span>
      )}
    </div>
  );
});
