import { Button, Dialog, DialogBody, DialogFooter, InputGroup } from '@blueprintjs/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { MOST_GROUP_LETTERS } from '#client/api/schemas/portfolioSchemas.ts';
import type { PortfolioRow } from '#client/api/schemas/portfolioSchemas.ts';
import { useSayAfterLeaving } from '#client/components/attempt/useSayAfterLeaving.ts';
import { focusInside } from '#client/components/ui/focusInside.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { isConflict } from '#client/lib/ApiError.ts';
import { cleanName } from '#client/lib/viewSearch.ts';
import { portfolioKeys } from '#client/queries/viewKeys.ts';
import { usePutIntoGroup } from './usePortfolio.ts';

interface GroupDialogProps {
  readonly projects: readonly PortfolioRow[];
  /** The existing group names to choose from. */
  readonly groups: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Moves projects into an existing or a new group. */
export function GroupDialog({ projects, groups, onClose, onDone }: GroupDialogProps) {
  const intl = useIntl();
  const sayAfterLeaving = useSayAfterLeaving();
  const put = usePutIntoGroup();
  const client = useQueryClient();
  const listId = useId();
  const formId = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  /** As shown when the dialog was opened; null after a conflict, so that the next save overwrites on purpose. */
  const [base, setBase] = useState<readonly PortfolioRow[] | null>(projects);

  const submit = async (): Promise<void> => {
    const clean = cleanName(name);
    if (clean === '' || Array.from(clean).length > MOST_GROUP_LETTERS) {
      const id = clean === '' ? 'portfolio.group.empty' : 'portfolio.group.long';
      setProblem(intl.formatMessage({ id }, { most: MOST_GROUP_LETTERS }));
      return;
    }
    setSaving(true);
    try {
      await put(base ?? projects, clean, base === null);
      onDone();
    } catch (error) {
      sayAfterLeaving('portfolio.group.put', error);
      if (isConflict(error)) {
        setBase(null);
        void client.invalidateQueries({ queryKey: portfolioKeys.all });
      }
      setProblem(failureText(intl, error));
      setSaving(false);
    }
  };
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!saving) void submit();
  };
  return (
    <Dialog
      isOpen
      onOpening={focusInside}
      onClose={onClose}
      title={intl.formatMessage({ id: 'portfolio.group.put' })}
      canEscapeKeyClose={!saving}
      canOutsideClickClose={false}
    >
      <DialogBody aria-live="off">
        <form id={formId} onSubmit={handleSubmit}>
          <FormField label={intl.formatMessage({ id: 'portfolio.group.name' })} error={problem}>
            {(wiring) => (
              <InputGroup
                {...wiring}
                autoComplete="off"
                list={listId}
                value={name}
                onValueChange={(text) => {
                  setName(text);
                  setProblem(null);
                }}
              />
            )}
          </FormField>
          <datalist id={listId}>
            {groups.map((group) => (
              <option key={group} value={group} />
            ))}
          </datalist>
        </form>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={onClose} disabled={saving}>
              {intl.formatMessage({ id: 'common.cancel' })}
            </Button>
            <Button intent="primary" type="submit" form={formId} loading={saving}>
              {intl.formatMessage({ id: 'portfolio.group.save' }, { count: projects.length })}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
