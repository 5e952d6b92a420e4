import type { IntlShape } from 'react-intl';
import type { Device } from '#client/api/userSchemas.ts';

/** What a device goes by; where the provider does not say what it is, the id of its login. */
export const deviceName = (intl: IntlShape, { device, id }: Pick<Device, 'device' | 'id'>): string =>
  device === '' ? intl.formatMessage({ id: 'profile.devices.unnamed' }, { id }) : device;
