import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { BrandList } from '#client/components/brandNames/BrandList.tsx';
import { RecountState } from '#client/components/brandNames/RecountState.tsx';
import { useBrandNames } from '#client/components/brandNames/useBrandNames.ts';
import type { BrandNamesForm } from '#client/components/brandNames/useBrandNames.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { AccessNote } from '#client/components/permission/AccessNote.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import type { BrandTabProps } from '../BrandTabProps.ts';
import { useLiveTrial } from './useLiveTrial.ts';
import styles from './IdentityTab.module.scss';

function Actions({ form }: { readonly form: BrandNamesForm }) {
  const intl = useIntl();
  const { changed, running, kind, error } = form;
  const saving = running && kind === 'save';
  return (
    <div className={styles['actions']}>
      {error !== null && (
        <p role="alert" className={styles['error']}>
          {fieldErrorsOf(error)['brands'] ?? failureText(intl, error)}
        </p>
      )}
      {changed && !saving && (
        <Button variant="minimal" onClick={form.discard}>
          <FormattedMessage id="brandNames.discard" />
        </Button>
      )}
      <Button
        intent="primary"
        disabled={!changed || saving}
        onClick={() => {
          form.ask('save');
        }}
      >
        <FormattedMessage id="brandNames.save" />
      </Button>
    </div>
  );
}

/** Names, aliases and domains of the brand and its competitors, with a preview of changes. */
export const IdentityTab = observer(function IdentityTab({ projectId, drawer }: BrandTabProps) {
  const intl = useIntl();
  const form = useBrandNames(projectId);
  useLiveTrial(form);
  const saving = form.running && form.kind === 'save';
  const mayEdit = useMayEdit();
  return (
    <div className={styles['grid']}>
      <Panel
        title={intl.formatMessage({ id: 'brand.identity.names' })}
        subtitle={intl.formatMessage({ id: 'brand.identity.names.about' })}
      >
        <LoadPanel
          query={form.stored}
          what={intl.formatMessage({ id: 'brandNames.title' })}
          skeleton={<div className={styles['skeleton']} />}
        >
          {() => (
            <>
              <BrandList form={form} disabled={saving || !mayEdit} />
              {mayEdit ? <Actions form={form} /> : <AccessNote />}
            </>
          )}
        </LoadPanel>
      </Panel>
      {mayEdit && !form.stored.isLoadingError && (
        <Panel
          title={intl.formatMessage({ id: 'brand.identity.trial' })}
          subtitle={intl.formatMessage({ id: 'brand.identity.trial.about' })}
          className={styles['trial']}
        >
          {form.kind === null && !form.running ? (
            <p className={styles['idle']}>
              <FormattedMessage id={form.changed ? 'brand.identity.trial.soon' : 'brand.identity.trial.idle'} />
            </p>
          ) : (
            <RecountState
              recount={form}
              live={form.kind === 'try'}
              onOpen={(brandId) => {
                drawer.open({ brand_id: brandId, mention: 'named' });
              }}
              onOpenAnswer={(answerId) => {
                drawer.open({ status: 'ok' }, answerId);
              }}
            />
          )}
        </Panel>
      )}
    </div>
  );
});
