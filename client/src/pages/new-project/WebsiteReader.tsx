import { Button, InputGroup } from '@blueprintjs/core';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createProjectSetupApi } from '#client/api/projectSetupApi.ts';
import type { WebsiteProposal } from '#client/api/schemas/projectSetupSchemas.ts';
import { failureText } from '#client/i18n/failureText.ts';
import { promptLanguageOf } from '#client/lib/markets.ts';
import { useApi } from '#client/stores/useApi.ts';
import type { NewProjectDraft } from './newProjectDraft.ts';
import type { SectionProps } from './SectionProps.ts';
import styles from './NewProjectPage.module.scss';

const EXAMPLE = 'https://example.com';

/** The changes of accepting a proposal: typed values are kept. */
function takenOver(
  { brand, description, languages }: NewProjectDraft,
  found: WebsiteProposal,
): Partial<NewProjectDraft> {
  const name = brand.name.trim() === '' ? found.name : brand.name;
  const others = [found.name, ...found.aliases].filter((alias) => alias !== '' && alias !== name);
  const language = promptLanguageOf(found.language);
  return {
    brand: {
      ...brand,
      name,
      aliases: [...new Set([...brand.aliases, ...others])],
      domains: [...new Set([...brand.domains, found.domain])],
    },
    description: description === '' ? found.description : description,
    languages: language === null || languages.includes(language) ? languages : [...languages, language],
  };
}

/** Reads the brand's home page and shows the result; nothing is filled in without confirmation. */
export function WebsiteReader({ model: { draft, change } }: SectionProps) {
  const intl = useIntl();
  const api = useApi(createProjectSetupApi);
  const id = useId();
  const read = useMutation({ mutationFn: (url: string) => api.website(url) });
  const found = read.data?.proposal ?? null;
  const problem = read.data?.problem ?? null;
  const facts = (proposal: WebsiteProposal) =>
    [
      [intl.formatMessage({ id: 'newProject.brand.name' }), proposal.name],
      [intl.formatMessage({ id: 'newProject.aliases' }), proposal.aliases.join(', ')],
      [intl.formatMessage({ id: 'newProject.domains' }), proposal.domain],
      [intl.formatMessage({ id: 'newProject.description' }), proposal.description],
      [intl.formatMessage({ id: 'newProject.languages' }), proposal.language],
    ] as const;
  return (
    <div className={styles['group']}>
      <label htmlFor={id}>
        <FormattedMessage id="newProject.website" />
      </label>
      <form
        className={styles['row']}
        onSubmit={(event) => {
          event.preventDefault();
          if (draft.website.trim() !== '') read.mutate(draft.website);
        }}
      >
        <div className={styles['grow']}>
          <InputGroup
            id={id}
            type="text"
            inputMode="url"
            value={draft.website}
            maxLength={2000}
            placeholder={EXAMPLE}
            onValueChange={(website) => {
              change({ website });
            }}
          />
        </div>
        <Button type="submit" loading={read.isPending} disabled={draft.website.trim() === ''}>
          <FormattedMessage id="newProject.website.read" />
        </Button>
      </form>
      <p className={styles['small']}>
        <FormattedMessage id="newProject.website.help" />
      </p>
      {read.error !== null && (
        <p role="alert" className={styles['error']}>
          {failureText(intl, read.error)}
        </p>
      )}
      {problem !== null && (
        <p role="alert" className={styles['error']}>
          <FormattedMessage
            id="newProject.website.problem"
            values={{
              reason: intl.formatMessage({ id: `inventory.problem.${problem.kind}` }, { detail: problem.detail }),
            }}
          />
        </p>
      )}
      {found !== null && (
        <div className={styles['found']} role="status">
          <strong>
            <FormattedMessage id="newProject.website.found" values={{ url: found.url }} />
          </strong>
          <ul>
            {facts(found).map(([label, value]) => (
              <li key={label}>
                <span className={styles['muted']}>{label}</span>{' '}
                {value === '' ? <FormattedMessage id="newProject.website.nothing" /> : value}
              </li>
            ))}
          </ul>
          <div className={styles['row']}>
            <Button
              intent="primary"
              onClick={() => {
                change(takenOver(draft, found));
                read.reset();
              }}
            >
              <FormattedMessage id="newProject.website.take" />
            </Button>
            <Button variant="minimal" onClick={read.reset}>
              <FormattedMessage id="newProject.website.leave" />
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
