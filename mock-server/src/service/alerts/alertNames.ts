import { definitionIn } from '#server/analysis/naming/definitionIn.ts';
import type { NameLanguage } from '#server/analysis/naming/names.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AlertRecord } from '#server/store/documents/ProjectAlerts.ts';
import type { InLanguages } from '../channels/channelMessage.ts';

type Refs = readonly { readonly id: string; readonly name: string }[];

/**
 * The names of an alert's subject in a language. Deleted things keep their names of that time.
 * @param language null: as recorded
 */
export function alertNamesIn(
  { alert, names }: Pick<AlertRecord, 'alert' | 'names'>,
  project: ProjectDefinition,
  language: NameLanguage | null,
): AlertRecord['names'] {
  const { brands, platforms, topics } = language === null ? project : definitionIn(project, language);
  const nameOf = (list: Refs, id: string | null, then: string): string =>
    list.find((one) => one.id === id)?.name ?? then;
  return {
    brand: nameOf(brands, alert.brand_id, names.brand),
    platform: nameOf(platforms, alert.platform_id, names.platform),
    topic: nameOf(topics, alert.topic_id, names.topic),
  };
}

/** The names in every language of the console. */
export function alertNames(record: AlertRecord, project: ProjectDefinition): InLanguages<AlertRecord['names']> {
  return { 'zh-CN': alertNamesIn(record, project, 'zh'), 'en-US': alertNamesIn(record, project, 'en') };
}
