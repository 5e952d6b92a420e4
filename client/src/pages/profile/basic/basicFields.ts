import * as v from 'valibot';
import type { Profile, ProfileDraft } from '#client/api/userSchemas.ts';
import { accountFields } from '#client/components/form/accountFields.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { isWebAddress } from '#client/lib/webAddresses.ts';
import type { FieldChanges } from '../fieldChanges.ts';

const message = (id: MessageId): MessageId => id;

const LONGEST_SHORT = 100;
export const LONGEST_INTRODUCTION = 500;
const LONGEST_ADDRESS = 300;

const shortText = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_SHORT, message('profile.short.long')));

/** The form of the user's own data; messages are message ids. */
const basicSchema = v.object({
  name: accountFields.name,
  jobName: shortText,
  organizationName: shortText,
  locationName: shortText,
  personalWebsite: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(LONGEST_ADDRESS, message('profile.website.long')),
    v.check((text) => text === '' || isWebAddress(text), message('profile.website.invalid')),
  ),
  introduction: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_INTRODUCTION, message('profile.introduction.long'))),
});
export type BasicFields = v.InferInput<typeof basicSchema>;

/**
 * The same, for a change of saved values: what stays is not sent, so it is not judged. A provider's own rules may allow a longer text, or a
 * website without its scheme.
 */
export function basicChangeSchema(saved: BasicFields) {
  const changed = (name: keyof BasicFields) =>
    v.lazy((typed: unknown): v.GenericSchema<string, string> =>
      typed === saved[name] ? v.string() : basicSchema.entries[name],
    );
  return v.object({
    name: changed('name'),
    jobName: changed('jobName'),
    organizationName: changed('organizationName'),
    locationName: changed('locationName'),
    personalWebsite: changed('personalWebsite'),
    introduction: changed('introduction'),
  });
}

export const basicNames = [
  'name',
  'jobName',
  'organizationName',
  'locationName',
  'personalWebsite',
  'introduction',
] as const satisfies readonly (keyof BasicFields)[];

export function basicFieldsOf(profile: Profile): BasicFields {
  const { name, jobName, organizationName, locationName, personalWebsite, introduction } = profile;
  return { name, jobName, organizationName, locationName, personalWebsite, introduction };
}

/**
 * The fields to send. Job, organization and location are stored as an id and a display name; there is no list to choose from, so the name
 * is typed and the id, which referred to the old name, is cleared.
 */
export function profileDraftOf(changes: FieldChanges<keyof BasicFields>): ProfileDraft {
  return {
    ...changes,
    ...('jobName' in changes ? { job: '' } : {}),
    ...('organizationName' in changes ? { organization: '' } : {}),
    ...('locationName' in changes ? { location: '' } : {}),
  };
}
