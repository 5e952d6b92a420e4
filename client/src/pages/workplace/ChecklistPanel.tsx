import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Checklist } from '#client/api/workplaceSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { VisuallyHidden } from '#client/components/figures/VisuallyHidden.tsx';
import { AppIcon } from '#client/components/ui/AppIcon.tsx';
import { paths } from '#client/lib/paths.ts';
import type { ShellDialog } from '#client/stores/DialogsStore.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useHideChecklist } from './useHideChecklist.ts';
import styles from './ChecklistPanel.module.scss';

type Step = Checklist['steps'][number];
type KnownStep = Exclude<Step['id'], 'unknown'>;

/** The target of each step: a page, or a dialog of the shell. */
const places: Readonly<Record<KnownStep, { readonly to: string } | { readonly dialog: ShellDialog }>> = {
  brand_names: { dialog: 'brandNames' },
  competitors: { to: paths.brandIndex.href({ tab: 'competitors' }) },
  prompts: { to: paths.prompt.href({ add: 'many' }) },
  answers: { to: paths.answerRuns.href() },
  facts: { to: paths.brandIndex.href({ tab: 'facts' }) },
  members: { to: paths.profile.href({ tab: 'team', invite: '1' }) },
};

interface StepItemProps extends Step {
  readonly id: KnownStep;
}

const StepItem = observer(function StepItem({ id, done, count }: StepItemProps) {
  const intl = useIntl();
  const { dialogs } = useStores();
  const place = places[id];
  const text = intl.formatMessage({ id: `workplace.step.${id}` }, { count, number: formatCount(intl, count) });
  return (
    <li className={`${styles['step'] ?? ''} ${done ? (styles['done'] ?? '') : ''}`}>
      <span className={styles['mark']}>
        {done && <AppIcon name="check" size={12} strokeWidth={6} />}
        <VisuallyHidden>
          {intl.formatMessage({ id: done ? 'workplace.checklist.done' : 'workplace.checklist.open' })}
        </VisuallyHidden>
      </span>
      {'to' in place && <Link to={place.to}>{text}</Link>}
      {'dialog' in place && (
        <button
          type="button"
          className={styles['link']}
          onClick={() => {
            dialogs.show(place.dialog);
          }}
        >
          {text}
        </button>
      )}
    </li>
  );
});

interface ChecklistPanelProps {
  readonly checklist: Checklist;
}

/** The set-up checklist of a project, derived from its state; disappears when complete or hidden by the reader. */
export const ChecklistPanel = observer(function ChecklistPanel({ checklist }: ChecklistPanelProps) {
  const intl = useIntl();
  const { hide, busy } = useHideChecklist();
  const { steps, hidden } = checklist;
  const done = steps.filter((step) => step.done).length;
  // Its steps need edit rights.
  if (!useMayEdit() || hidden || done === steps.length) return null;
  return (
    <Panel
      title={intl.formatMessage({ id: 'workplace.checklist' })}
      subtitle={intl.formatMessage({ id: 'workplace.checklist.progress' }, { done, total: steps.length })}
      actions={
        <Button
          variant="minimal"
          size="small"
          icon={<CrossIcon />}
          loading={busy}
          aria-label={intl.formatMessage({ id: 'workplace.checklist.hide' })}
          title={intl.formatMessage({ id: 'workplace.checklist.hide' })}
          onClick={() => {
            hide(true);
          }}
        />
      }
    >
      <ol className={styles['steps']}>
        {steps.map(({ id, ...step }) => (id === 'unknown' ? null : <StepItem key={id} id={id} {...step} />))}
      </ol>
    </Panel>
  );
});
