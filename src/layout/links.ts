/** The external and legal pages whose addresses are texts; '' hides the link (LAY-23). */
export const socialLinks = [
  { name: 'X', icon: 'x', key: 'layout.links.x' },
  { name: 'YouTube', icon: 'youtube', key: 'layout.links.youtube' },
  { name: 'Facebook', icon: 'facebook', key: 'layout.links.facebook' },
  { name: 'Instagram', icon: 'instagram', key: 'layout.links.instagram' },
  { name: 'TikTok', icon: 'tiktok', key: 'layout.links.tiktok' },
] as const;

export const bottomLinks = [
  { title: 'layout.footer.tickets', key: 'layout.links.tickets' },
  { title: 'layout.footer.conditions', key: 'layout.links.conditions' },
  { title: 'layout.footer.privacy', key: 'layout.links.privacy' },
  { title: 'layout.footer.purchase', key: 'layout.links.purchase' },
  { title: 'layout.footer.newsletter', key: 'layout.links.newsletter' },
] as const;
