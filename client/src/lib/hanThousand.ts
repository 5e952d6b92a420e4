/** Source of a pattern: 千 as a thousand. In 千卡, 千克, 千米, 千瓦 and the like it belongs to the unit. */
export const HAN_THOUSAND = '千(?![卡克米瓦焦帕赫])';
