import type { Profile } from '#client/api/userSchemas.ts';
import type { NameLanguage } from '../../analysis/naming/names.ts';
import type { User } from './Directory.ts';

/** What of a profile people read in their own language. */
const PROFILE_TEXTS = ['name', 'jobName', 'organizationName', 'locationName', 'introduction'] as const;
type ProfileText = (typeof PROFILE_TEXTS)[number];

/** The texts of a profile in a language, where they differ from the recorded ones. */
type ProfileTexts = Readonly<Partial<Record<ProfileText, string>>>;
export type ProfileNames = Readonly<Partial<Record<NameLanguage, ProfileTexts>>>;

type Person = Pick<User, 'profile' | 'names'>;

/** A person's profile as readers of a language have it. @param language null: as it is recorded */
export function profileIn({ profile, names }: Person, language: NameLanguage | null): Profile {
  const texts = language === null ? undefined : names?.[language];
  return texts === undefined ? profile : { ...profile, ...texts };
}

/** What readers of a language call a person; empty for nobody. @param language null: as recorded */
export function personIn(person: Person | undefined, language: NameLanguage | null): string {
  return person === undefined ? '' : profileIn(person, language).name;
}

/** Everything a person is called, to search in. */
export function namesOfPerson({ profile, names }: Person): string {
  return [profile.name, names?.zh?.name ?? '', names?.en?.name ?? ''].join('\n');
}

/**
 * A person after they changed their profile. What they left as they were shown it stays as it is; what they wrote themselves is theirs in
 * every language.
 */
export function withProfile(user: User, change: Partial<Profile>, language: NameLanguage | null): User {
  const shown = profileIn(user, language);
  const written = new Map(Object.entries(change).filter(([field, value]) => !isText(field) || value !== shown[field]));
  const left = (texts: ProfileTexts | undefined): ProfileTexts =>
    Object.fromEntries(Object.entries(texts ?? {}).filter(([field]) => !written.has(field)));
  const profile: Profile = { ...user.profile, ...Object.fromEntries(written) };
  const { names } = user;
  return names === undefined
    ? { ...user, profile }
    : { ...user, profile, names: { zh: left(names.zh), en: left(names.en) } };
}

function isText(field: string): field is ProfileText {
  return PROFILE_TEXTS.some((text) => text === field);
}
