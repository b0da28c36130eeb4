/** For the pages that have tabs (src/config/components.ts). */
export {default as TabItem} from '@theme/TabItem';
export {default as Tabs} from '@theme/Tabs';
import '@site/src/css/tabs.css';
