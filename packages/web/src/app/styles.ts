// The styles that every screen begins with, in the order of the cascade: of two equally specific rules the later one counts. Each
// lies beside the component that it is of; the fonts stand in the page itself (build/inline-styles.ts). A room's own sheet is imported by its screens and so comes after these.
import '../styles/tokens.css';
import '../styles/themes.css';
import '../styles/base.css';
import '../ui/button.css';
import '../ui/field.css';
import '../ui/tabs.css';
import '../ui/dialog.css';
import '../ui/states.css';
import '../ui/person.css';
import '../ui/flag.css';
import '../ui/map.css';
import '../ui/toast.css';
import '../common/back-head.css';
import '../common/cloth-band.css';
import '../common/patterns.css';
import '../shell/shell.css';
import './app.css';
import './update-bar.css';
