import manifest from '#manifest' with { type: 'json' };

/** Our user agent name in robots.txt. */
export const ROBOT_NAME = 'AnswerScope';

/** Identifies the client, and states that it is the owner's tool and no search engine. */
export const USER_AGENT = `${ROBOT_NAME}/${manifest.version} (+reads the own pages of its user)`;
