import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { createInviteApi } from '#client/api/inviteApi.ts';
import type { InviteOutcome, Newcomer } from '#client/api/inviteApi.ts';
import { errorText } from '#client/i18n/errorText.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { isMasked } from '#client/lib/isMasked.ts';
import { landing } from '#client/lib/landing.ts';
import { homePath, paths } from '#client/lib/paths.ts';
import { providerWords } from '#client/lib/providerWords.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { InvitePageInfo } from './inviteSituation.ts';
import { invitationKey } from './useInvitation.ts';

/** Whether an error means that the invitation is settled: its refetched state then explains more than the error. */
function isSettled(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'conflict' || error.fieldErrors['code'] !== undefined);
}

/** State of an answer besides the invitation itself. */
function useAnswerState() {
  const [problem, setProblem] = useState<string>();
  const [isLoginRefused, setLoginRefused] = useState(false);
  const [isBusy, setBusy] = useState(false);
  return {
    problem,
    setProblem,
    isLoginRefused,
    setLoginRefused,
    isBusy,
    busily: async (work: () => Promise<boolean>): Promise<boolean> => {
      setProblem(undefined);
      setBusy(true);
      try {
        return await work();
      } finally {
        setBusy(false);
      }
    },
  };
}

/**
 * Enters the new team with the returned token. Without a token, the current session continues, or a new user is logged in with the typed
 * credentials.
 */
function useEnterTeam({ team, email }: Pick<InvitePageInfo, 'team' | 'email'>) {
  const { user, session, notices } = useStores();
  const navigate = useNavigate();
  return async (token: string | null, newcomer: Newcomer | null): Promise<void> => {
    const isKnown = email !== '' && !isMasked(email);
    const messageId = team === '' ? 'invite.joinedOne' : 'invite.joined';
    if (token !== null) session.enterTeam(token);
    else if (user.isLoggedIn) session.enterTeam(user.token);
    else if (isKnown && newcomer !== null) await user.tryLogin({ email, password: newcomer.password });
    notices.show({ intent: 'success', messageId, values: { team } });
    await navigate(user.isLoggedIn ? homePath.href() : paths.create.href(), { replace: true, state: landing });
  };
}

/** Accepts and refuses an invitation. An error of the answer as a whole, not of a field, is `problem`. */
export function useInviteAnswer(code: string, info: Pick<InvitePageInfo, 'team' | 'email'>) {
  const intl = useIntl();
  const { user } = useStores();
  const api = useApi(createInviteApi);
  const queries = useQueryClient();
  const enterTeam = useEnterTeam(info);
  const { problem, setProblem, isLoginRefused, setLoginRefused, isBusy, busily } = useAnswerState();

  const readAgain = async (): Promise<void> => queries.invalidateQueries({ queryKey: invitationKey(code) });

  /** Handles the outcomes in which this reader may not answer. */
  const explain = async (kind: Exclude<InviteOutcome<never>['kind'], 'done'>): Promise<void> => {
    setProblem(`invite.error.${kind}`);
    if (kind === 'loginFirst') {
      // The address may have been registered meanwhile: the refetched invitation says so.
      setLoginRefused(true);
      await readAgain();
      return;
    }
    // Another window of this browser may have logged in with another account.
    user.restore();
    await user.loadProfile();
  };

  /** Resolves to whether the person has joined; if not, `problem` has the reason. */
  const tryToAccept = async (newcomer: Newcomer | null): Promise<boolean> => {
    try {
      const outcome = await api.accept(code, newcomer);
      if (outcome.kind === 'done') await enterTeam(outcome.data.token, newcomer);
      else await explain(outcome.kind);
      return outcome.kind === 'done';
    } catch (error) {
      if (isApiError(error) && error.kind === 'validation' && !isSettled(error)) throw error;
      // A settled invitation shows its own state. If it turns out to be still open, the last-admin rule is the only possible reason.
      setProblem(isSettled(error) ? (providerWords(error) ?? 'invite.error.lastAdmin') : errorText(intl, error));
      if (isSettled(error)) await readAgain();
      return false;
    }
  };

  /** @throws ApiError for the dialog */
  const refuse = async (): Promise<void> => {
    setProblem(undefined);
    try {
      const outcome = await api.refuse(code);
      if (outcome.kind !== 'done') await explain(outcome.kind);
    } catch (error) {
      if (!isSettled(error)) throw error;
    }
    await readAgain();
  };

  return {
    problem,
    forgetProblem: () => {
      setProblem(undefined);
    },
    isLoginRefused,
    /** While true, the form does not change, although a login changes the reader's situation. */
    isBusy,
    refuse,
    /** Resolves to whether the person has joined. @throws ApiError `validation`, for the form's fields */
    accept: async (newcomer: Newcomer | null) => busily(async () => tryToAccept(newcomer)),
    /** @throws ApiError of the login, for its form */
    logInAndAccept: async (email: string, password: string) =>
      busily(async () => {
        await user.login({ email, password });
        setLoginRefused(false);
        return tryToAccept(null);
      }),
  };
}

export type InviteAnswer = ReturnType<typeof useInviteAnswer>;
