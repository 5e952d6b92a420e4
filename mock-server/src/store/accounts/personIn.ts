import type { Profile } from '#client/api/userSchemas.ts';
import type { NameLanguage } from '#server/analysis/naming/names.ts';
import type { User } from './Directory.ts';
import { PROFILE_TEXTS } from './profileTexts.ts';
import type { ProfileText, ProfileTexts } from './profileTexts.ts';

type Person = Pick<User, 'profile' | 'names'>;

/** A person's profile in a language. @param language null: as recorded */
export function profileIn({ profile, names }: Person, language: NameLanguage | null): Profile {
  const texts = language === null ? undefined : names?.[language];
  return texts === undefined ? profile : { ...profile, ...texts };
}

/** A person's name in a language; empty for nobody. @param language null: as recorded */
export function personIn(person: Person | undefined, language: NameLanguage | null): string {
  return person === undefined ? '' : profileIn(person, language).name;
}

/** All names of a person, for search. */
export function namesOfPerson({ profile, names }: Person): string {
  return [profile.name, names?.zh?.name ?? '', names?.en?.name ?? ''].join('\n');
}

/**
 * Applies an edit of the profile. Unchanged texts stay as they are; a text the person typed applies in every language.
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
