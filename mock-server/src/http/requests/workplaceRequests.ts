import * as v from 'valibot';
import { timeZoneField } from './fields.ts';

export const workplaceRequest = v.object({ time_zone: v.optional(timeZoneField, 'Asia/Shanghai') });

export const checklistRequest = v.object({ hidden: v.boolean() });
