import '#app/theme/fresh.css';
import '#app/theme/base.css';
import '#app/theme/first-paint.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readyForFirstRender } from '#app/page/loading/first-render.ts';
import { PersistentPart } from '#app/page/loading/persistent-part.tsx';
import { AppRoutes } from '#app/screens/routes.tsx';
import { AreaBoundary } from '#app/shell/area-boundary.tsx';
import { Directives } from '#app/shell/notices/directives.tsx';
import { ViewerScope } from '#app/shell/viewer-scope.tsx';
import { startMode } from '#app/theme/mode.ts';

startMode();

/** Maximum wait for the resources of the first screen, ms. */
const SCREEN_MS = 800;

/**
 * Waits for the first screen: its code is requested in parallel with the page's own, and cached lists are read before
 * either completes, because a React fallback would stay visible for 300 ms.
 */
async function whenScreenIsThere(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, SCREEN_MS));
  await Promise.race([readyForFirstRender(), late]);
}

function show(place: HTMLElement): void {
  createRoot(place).render(
    <StrictMode>
      <BrowserRouter>
        <AreaBoundary>
          <ViewerScope>
            <AppRoutes />
          </ViewerScope>
        </AreaBoundary>
        <PersistentPart />
        <Directives />
      </BrowserRouter>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void whenScreenIsThere().then(() => show(root));
