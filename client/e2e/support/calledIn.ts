import { sampleDefinitions, sampleTeam, sampleUsers } from '#fixtures/sample.ts';

type Language = 'zh' | 'en';
interface Named {
  readonly name: string;
  readonly names?: Readonly<Partial<Record<Language, string>>>;
}

/** Maps the recorded names of the samples' things and people to their names in a language. */
export function calledIn(language: Language): (recorded: string) => string {
  const things: readonly Named[] = [
    ...sampleDefinitions('2026-01-01').flatMap((project) => [
      project,
      ...[...project.brands, ...project.topics, ...project.platforms],
      ...Object.entries(project.tag_names ?? {}).map(([name, names]) => ({ name, names })),
    ]),
    ...sampleUsers.map(({ name, names }) => {
      const [zh, en] = [names.zh?.name, names.en?.name];
      return { name, names: { ...(zh !== undefined && { zh }), ...(en !== undefined && { en }) } };
    }),
    { name: sampleTeam.name, names: { en: sampleTeam.name_en } },
  ];
  const known = new Map(things.map(({ name, names }) => [name, names?.[language] ?? name]));
  return (recorded) => known.get(recorded) ?? recorded;
}
