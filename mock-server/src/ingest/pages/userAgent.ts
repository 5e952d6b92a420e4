import manifest from '#manifest' with { type: 'json' };

/** The name that robots.txt of a site speaks to. */
export const ROBOT_NAME = 'AnswerScope';

/** Says who reads, and that it is the owner's own tool and no search engine. */
export const USER_AGENT = `${ROBOT_NAME}/${manifest.version} (+reads the own pages of its user)`;
