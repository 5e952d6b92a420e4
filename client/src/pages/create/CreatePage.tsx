import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { OpenHeader } from '#client/components/openPage/OpenHeader.tsx';
import { landing } from '#client/lib/landing.ts';
import { homePath, paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import { afterLogin, isWanted } from './afterLogin.ts';
import { readMode } from './createMode.ts';
import type { Mode } from './createMode.ts';
import { DemoLogin } from './DemoLogin.tsx';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { LoginForm } from './LoginForm.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { ProductPoints } from './ProductPoints.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { useLocalMode } from './useLocalMode.ts';
import styles from './CreatePage.module.scss';

// Login must not wait for the calculator's chunk.
const SamplingCard = lazy(async () => ({ default: (await import('./SamplingCard.tsx')).SamplingCard }));
const ProductTour = lazy(async () => ({ default: (await import('./tour/ProductTour.tsx')).ProductTour }));

const TITLES = { login: 'create.login', register: 'create.register', forgot: 'create.forgot.title' } as const;

/** Landing page and login. Users who are already logged in are redirected to their target. */
export const CreatePage = observer(function CreatePage() {
  const { user, projects, offers, notices } = useStores();
  const intl = useIntl();
  const navigate = useNavigate();
  const local = useLocalMode();
  const [search, setSearch] = useSearchParams();
  const mode = readMode(search.get('mode'));
  const target = afterLogin(search.get('redirect'));
  const goOn = (): void => {
    notices.withdraw('session.loginFirst');
    void navigate(target, { replace: true, ...(target === homePath.href() ? { state: landing } : {}) });
  };
  const title = `${intl.formatMessage({ id: TITLES[mode] })} · ${intl.formatMessage({ id: 'app.name' })}`;

  const [cameLoggedIn] = useState(user.isLoggedIn);
  // No redirect after a failed load of projects: it would loop.
  const leaves = cameLoggedIn && user.isLoggedIn && projects.state !== 'failed';

  useEffect(() => {
    if (leaves) goOn();
    // oxlint-disable-next-line react/exhaustive-deps -- only on arrival: a login in this page moves on by itself
  }, []);

  /** New users start on the workplace, unless they came for a certain page or a team. */
  const handleRegistered = (): void => {
    offers.clear();
    notices.withdraw('session.loginFirst');
    if (isWanted(search.get('redirect')) || search.has('code')) goOn();
    else void navigate(paths.workplace.href(), { replace: true, state: landing });
  };
  const handleDone = (): void => {
    // A new login can happen without a logout, after a failed load of projects.
    offers.clear();
    goOn();
  };
  const handleMode = (next: Mode): void => {
    const changed = new URLSearchParams(search);
    if (next === 'login') changed.delete('mode');
    else changed.set('mode', next);
    setSearch(changed, { replace: true });
  };

  // No flash of the login form before the redirect.
  if (leaves) return <title>{title}</title>;
  return (
    <div className={styles['page']}>
      <title>{title}</title>
      <OpenHeader />
      <main className={styles['main']}>
        <div className={styles['story']}>
          <ProductPoints />
          <Suspense fallback={null}>
            <SamplingCard />
          </Suspense>
          <Suspense fallback={null}>
            <ProductTour />
          </Suspense>
        </div>
        <section className={styles['card']} aria-label={intl.formatMessage({ id: 'create.mode' })}>
          <ModeSwitch mode={mode} onChange={handleMode} />
          <div
            className={styles['panel']}
            role="tabpanel"
            aria-labelledby={mode === 'register' ? 'mode-register' : 'mode-login'}
          >
            {mode === 'login' && <LoginForm onDone={handleDone} />}
            {mode === 'register' && (
              <RegisterForm
                inviteCode={search.get('code')}
                onDone={handleRegistered}
                onLoginNeeded={() => {
                  handleMode('login');
                }}
              />
            )}
            {mode === 'forgot' && <ForgottenPassword local={local} />}
            {mode !== 'register' && (
              <Button
                variant="minimal"
                size="small"
                onClick={() => {
                  handleMode(mode === 'forgot' ? 'login' : 'forgot');
                }}
              >
                <FormattedMessage id={mode === 'forgot' ? 'create.forgot.back' : 'create.forgot'} />
              </Button>
            )}
          </div>
          {local && <DemoLogin onDone={handleDone} />}
        </section>
      </main>
    </div>
  );
});
