import { Button } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { BrandList } from '#client/components/brandNames/BrandList.tsx';
import { RecountState } from '#client/components/brandNames/RecountState.tsx';
import { useBrandNames } from '#client/components/brandNames/useBrandNames.ts';
import type { BrandNamesForm } from '#client/components/brandNames/useBrandNames.ts';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { useOpenBrandAnswers } from './useOpenBrandAnswers.ts';
import styles from '#client/components/brandNames/BrandNames.module.scss';

interface BrandNamesDialogProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

function Actions({ form, onClose }: { readonly form: BrandNamesForm; readonly onClose: () => void }) {
  const intl = useIntl();
  const { changed, running, error } = form;
  const errors = fieldErrorsOf(error);
  // The error of one field is shown there; one of the whole list has no field.
  const whole = errors['brands'] ?? null;
  return (
    <>
      {error !== null && (
        <p role="alert" className={styles['error']}>
          {whole ?? failureText(intl, error)}
        </p>
      )}
      {changed && !running && (
        <Button variant="minimal" onClick={form.discard}>
          <FormattedMessage id="brandNames.discard" />
        </Button>
      )}
      <Button disabled={running} onClick={onClose}>
        <FormattedMessage id="common.close" />
      </Button>
      <Button
        disabled={!changed || running}
        onClick={() => {
          form.ask('try');
        }}
      >
        <FormattedMessage id="brandNames.try" />
      </Button>
      <Button
        intent="primary"
        disabled={!changed || running}
        onClick={() => {
          form.ask('save');
        }}
      >
        <FormattedMessage id="brandNames.save" />
      </Button>
    </>
  );
}

/** Dialog for the names that answers are searched for. Changing them recounts every stored answer; the effect can be previewed. */
export function BrandNamesDialog({ projectId, onClose }: BrandNamesDialogProps) {
  const intl = useIntl();
  const openAnswers = useOpenBrandAnswers();
  const form = useBrandNames(projectId);
  const title = intl.formatMessage({ id: 'brandNames.title' });
  return (
    <WideDialog
      title={title}
      // A partial recount is useless, and it only takes seconds.
      canClose={!form.running}
      footer={<Actions form={form} onClose={onClose} />}
      onClose={onClose}
    >
      <p className={styles['note']}>
        <FormattedMessage id="brandNames.note" />
      </p>
      <RecountState recount={form} onOpen={(id) => void openAnswers(id)} />
      <LoadPanel query={form.stored} what={title} skeleton={<div className={styles['skeleton']} />}>
        {() => <BrandList form={form} disabled={form.running} />}
      </LoadPanel>
    </WideDialog>
  );
}
