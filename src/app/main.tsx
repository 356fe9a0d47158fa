import '#app/theme/fresh.css';
import '#app/theme/base.css';
import '#app/theme/first-paint.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { PersistentPart } from '#app/page/persistent-part.tsx';
import { AppRoutes } from '#app/screens/routes.tsx';
import { Directives } from '#app/shell/directives.tsx';
import { ViewerScope } from '#app/shell/viewer-scope.tsx';
import { startMode } from '#app/theme/mode.ts';

startMode();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <ViewerScope>
          <AppRoutes />
        </ViewerScope>
        <PersistentPart />
        <Directives />
      </BrowserRouter>
    </StrictMode>,
  );
}
