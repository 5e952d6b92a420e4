import { Button, InputGroup } from '@blueprintjs/core';
import { TrashIcon } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportInspection } from '#client/api/importSchemas.ts';
import { ChipsInput } from '#client/components/ui/ChipsInput.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { brandDomains } from './importDraft.ts';
import type { BrandDraft } from './importDraft.ts';
import styles from './NamesStep.module.scss';

interface BrandFieldsProps {
  /** "Own brand", "Competitor 2": heading of the group. */
  readonly title: string;
  readonly brand: BrandDraft;
  readonly nameError: string | null;
  readonly aliasError: string | null;
  readonly domainError: string | null;
  /** Sites cited in the answers of the file. */
  readonly sites: ImportInspection['cited_sites'];
  readonly onChange: (brand: BrandDraft) => void;
  /** Absent for the own brand, which is required. */
  readonly onRemove?: () => void;
}

/** Help text of the domains: their origin, or the effect of having none. */
function domainHelp(brand: BrandDraft, isOwn: boolean, count: number): MessageId {
  if (count === 0) return isOwn ? 'imports.names.domains.noneOwn' : 'imports.names.domains.noneRival';
  return brand.domains === null ? 'imports.names.domains.found' : 'imports.names.domains.given';
}

/** Fields of a brand: name, aliases and domains. */
export function BrandFields(props: BrandFieldsProps) {
  const { title, brand, sites, nameError, aliasError, domainError, onChange, onRemove } = props;
  const intl = useIntl();
  const domains = brandDomains(brand, sites);
  return (
    <fieldset className={styles['brand']}>
      <legend>{title}</legend>
      <div className={styles['pair']}>
        <FormField
          label={<FormattedMessage id="imports.names.name" />}
          error={nameError}
          required={onRemove === undefined}
        >
          {(wiring) => (
            <InputGroup
              {...wiring}
              value={brand.name}
              maxLength={100}
              onValueChange={(name) => {
                onChange({ ...brand, name });
              }}
            />
          )}
        </FormField>
        <FormField label={<FormattedMessage id="imports.names.aliases" />} error={aliasError}>
          {(wiring) => (
            <ChipsInput
              wiring={wiring}
              longest={100}
              values={brand.aliases}
              placeholder={intl.formatMessage({ id: 'imports.names.aliases.hint' })}
              onChange={(aliases) => {
                onChange({ ...brand, aliases: [...aliases] });
              }}
            />
          )}
        </FormField>
        <div className={styles['domains']}>
          <FormField
            label={<FormattedMessage id="imports.names.domains" />}
            error={domainError}
            help={<FormattedMessage id={domainHelp(brand, onRemove === undefined, domains.length)} />}
          >
            {(wiring) => (
              <ChipsInput
                wiring={wiring}
                longest={253}
                values={domains}
                placeholder={intl.formatMessage({ id: 'imports.names.domains.hint' })}
                onChange={(changed) => {
                  onChange({ ...brand, domains: [...changed] });
                }}
              />
            )}
          </FormField>
        </div>
        {onRemove !== undefined && (
          <Button
            className={styles['remove'] ?? ''}
            variant="minimal"
            icon={<TrashIcon />}
            aria-label={intl.formatMessage(
              { id: 'common.removeNamed' },
              { name: brand.name === '' ? title : brand.name },
            )}
            onClick={onRemove}
          />
        )}
      </div>
    </fieldset>
  );
}
