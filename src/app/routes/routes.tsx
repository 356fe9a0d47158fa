import { lazy } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Frame } from '#app/shell/frame.tsx';
import { paths } from './paths.ts';

const HomeScreen = lazy(() =>
  import('#app/features/home/home-screen.tsx').then((file) => ({ default: file.HomeScreen })),
);
const RoomScreen = lazy(() =>
  import('#app/features/room/room-screen.tsx').then((file) => ({ default: file.RoomScreen })),
);
const LoginScreen = lazy(() =>
  import('#app/features/auth/login-screen.tsx').then((file) => ({ default: file.LoginScreen })),
);
const RegisterScreen = lazy(() =>
  import('#app/features/auth/register-screen.tsx').then((file) => ({ default: file.RegisterScreen })),
);
const ForgotScreen = lazy(() =>
  import('#app/features/auth/forgot-screen.tsx').then((file) => ({ default: file.ForgotScreen })),
);
const MeScreen = lazy(() =>
  import('#app/features/account/me/me-screen.tsx').then((file) => ({ default: file.MeScreen })),
);
const MessagesScreen = lazy(() =>
  import('#app/features/messages/messages-screen.tsx').then((file) => ({ default: file.MessagesScreen })),
);
const MaintenanceScreen = lazy(() =>
  import('#app/features/access/maintenance-screen.tsx').then((file) => ({ default: file.MaintenanceScreen })),
);
const AccessAlertScreen = lazy(() =>
  import('#app/features/access/access-alert-screen.tsx').then((file) => ({
    default: file.AccessAlertScreen,
  })),
);
const AccessRestrictionScreen = lazy(() =>
  import('#app/features/access/access-restriction-screen.tsx').then((file) => ({
    default: file.AccessRestrictionScreen,
  })),
);
const RobotCheckScreen = lazy(() =>
  import('#app/features/access/robot-check-screen.tsx').then((file) => ({ default: file.RobotCheckScreen })),
);
const CsScreen = lazy(() =>
  import('#app/features/support/cs-screen.tsx').then((file) => ({ default: file.CsScreen })),
);
/** Every part of the kit in every state, for the people who build the site; the built site is without it. */
const StatesScreen = import.meta.env.DEV
  ? lazy(() =>
      import('#app/features/kit-gallery/states-screen.tsx').then((file) => ({ default: file.StatesScreen })),
    )
  : null;

const LaterRoutes = lazy(() => import('./later-routes.tsx').then((file) => ({ default: file.LaterRoutes })));

function ToEntryLogin() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: paths.login, search }} replace />;
}

/** The table of addresses. A screen is loaded when first visited. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<Frame />}>
      <Route path={paths.root} element={<Navigate to={paths.home} replace />} />
      <Route path={paths.home} element={<HomeScreen />} />
      <Route path={paths.room} element={<RoomScreen />} />
      <Route path={paths.messages} element={<MessagesScreen />} />
      <Route path={paths.me} element={<MeScreen />} />
      {StatesScreen === null ? null : <Route path="/app/states" element={<StatesScreen />} />}
      <Route path={paths.plainLogin} element={<ToEntryLogin />} />
      <Route path={paths.login} element={<LoginScreen />} />
      <Route path={paths.register} element={<RegisterScreen />} />
      <Route path={paths.forgot} element={<ForgotScreen />} />
      <Route path={paths.maintenance} element={<MaintenanceScreen />} />
      <Route path={paths.accessAlert} element={<AccessAlertScreen />} />
      <Route path={paths.accessRestriction} element={<AccessRestrictionScreen />} />
      <Route path={paths.robotCheck} element={<RobotCheckScreen />} />
      <Route path={paths.cs} element={<CsScreen />} />
      <Route path="*" element={<LaterRoutes />} />
    </Route>
  </Routes>
);
