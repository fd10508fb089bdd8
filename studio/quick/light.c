/* The quick studio: sees the same meshes as Cycles does, but with depth maps.
   Every light (a soft sun, a rim, the sky, the floor) is a handful of directions; from each the scene is drawn once as a depth map.
   A sample of the picture then asks every map whether the light reaches it. About one CPU second a picture, without grain. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define M 96            /* numbers per material */
enum { LEAF, SIMPLE, PETAL, WOOD, BARK, PRINT, EMIT, GLASS, FLAME };
typedef struct { float x, y, z; } v3;
static inline v3 V(const float *p) { return (v3){p[0], p[1], p[2]}; }
static inline v3 add(v3 a, v3 b) { return (v3){a.x+b.x, a.y+b.y, a.z+b.z}; }
static inline v3 sub(v3 a, v3 b) { return (v3){a.x-b.x, a.y-b.y, a.z-b.z}; }
static inline v3 mul(v3 a, float s) { return (v3){a.x*s, a.y*s, a.z*s}; }
static inline v3 had(v3 a, v3 b) { return (v3){a.x*b.x, a.y*b.y, a.z*b.z}; }
static inline float dot(v3 a, v3 b) { return a.x*b.x+a.y*b.y+a.z*b.z; }
static inline v3 cross(v3 a, v3 b) { return (v3){a.y*b.z-a.z*b.y, a.z*b.x-a.x*b.z, a.x*b.y-a.y*b.x}; }
static inline v3 nrm(v3 a) { float l = sqrtf(dot(a, a)); return l > 1e-12f ? mul(a, 1/l) : (v3){0, 0, 1}; }
static inline v3 mix(v3 a, v3 b, float t) { return add(mul(a, 1-t), mul(b, t)); }
static inline float clamp(float x) { return x < 0 ? 0 : x > 1 ? 1 : x; }
static inline float step_(float x, float a, float b) { return clamp((x-a)/(b-a+1e-9f)); }

static inline float hash(int x, int y, int z) { uint32_t h = x*374761393u+y*668265263u+z*2147483647u; h = (h^(h>>13))*1274126177u; return ((h^(h>>16))&0xffffff)/16777216.f; }
static float noise(v3 p) {
  int x = floorf(p.x), y = floorf(p.y), z = floorf(p.z); float fx = p.x-x, fy = p.y-y, fz = p.z-z, s = 0;
  fx = fx*fx*(3-2*fx); fy = fy*fy*(3-2*fy); fz = fz*fz*(3-2*fz);
  for (int i = 0; i < 8; i++) { int a = i&1, b = (i>>1)&1, c = i>>2; s += hash(x+a, y+b, z+c)*(a ? fx : 1-fx)*(b ? fy : 1-fy)*(c ? fz : 1-fz); }
  return s;
}
static float fbm(v3 p) { return noise(p)*.53f+noise(mul(p, 2.03f))*.27f+noise(mul(p, 4.1f))*.14f+noise(mul(p, 8.3f))*.06f; }

/* ---- depth maps */
typedef struct { v3 d, u, v; float cx, cy, half, bias; int n, kind; v3 col; float *z; } Map;

static void plot(Map *m, float *pu, float *pv, float *pz) {
  float x0 = fminf(pu[0], fminf(pu[1], pu[2])), x1 = fmaxf(pu[0], fmaxf(pu[1], pu[2])), y0 = fminf(pv[0], fminf(pv[1], pv[2])), y1 = fmaxf(pv[0], fmaxf(pv[1], pv[2]));
  int ax = (int)ceilf(x0-.5f), bx = (int)floorf(x1-.5f), ay = (int)ceilf(y0-.5f), by = (int)floorf(y1-.5f), n = m->n;
  if (ax > bx || ay > by) {     /* smaller than a texel: sometimes it hits one */
    int x = (int)((x0+x1)*.5f), y = (int)((y0+y1)*.5f); float area = fabsf((pu[1]-pu[0])*(pv[2]-pv[0])-(pu[2]-pu[0])*(pv[1]-pv[0]))*.5f;
    if (x >= 0 && y >= 0 && x < n && y < n && hash(x*7+(int)(pu[0]*61), y*5+(int)(pv[0]*53), 3) < area*1.6f) { float zz = (pz[0]+pz[1]+pz[2])/3; if (zz > m->z[y*n+x]) m->z[y*n+x] = zz; }
    return;
  }
  if (ax < 0) ax = 0; if (ay < 0) ay = 0; if (bx >= n) bx = n-1; if (by >= n) by = n-1;
  float det = (pv[1]-pv[2])*(pu[0]-pu[2])+(pu[2]-pu[1])*(pv[0]-pv[2]); if (fabsf(det) < 1e-12f) return; float inv = 1/det;
  for (int y = ay; y <= by; y++) for (int x = ax; x <= bx; x++) {
    float px = x+.5f, py = y+.5f, a = ((pv[1]-pv[2])*(px-pu[2])+(pu[2]-pu[1])*(py-pv[2]))*inv, b = ((pv[2]-pv[0])*(px-pu[2])+(pu[0]-pu[2])*(py-pv[2]))*inv, c = 1-a-b;
    if (a < -.001f || b < -.001f || c < -.001f) continue;
    float z = a*pz[0]+b*pz[1]+c*pz[2]; if (z > m->z[y*n+x]) m->z[y*n+x] = z;
  }
}

static void draw_map(Map *m, const float *P, int nv, const int *Q, int nq, const uint8_t *skip) {
  float *t = malloc(sizeof(float)*3*nv); float k = m->n/(2*m->half);
  for (int i = 0; i < nv; i++) { v3 p = V(P+3*i); t[3*i] = (dot(p, m->u)-m->cx+m->half)*k; t[3*i+1] = (dot(p, m->v)-m->cy+m->half)*k; t[3*i+2] = dot(p, m->d); }
  for (int i = 0; i < m->n*m->n; i++) m->z[i] = -1e9f;
  for (int q = 0; q < nq; q++) { if (skip[q]) continue; const int *f = Q+4*q; for (int h = 0; h < 2; h++) { int a = f[0], b = f[1+h], c = f[2+h]; float pu[3] = {t[3*a], t[3*b], t[3*c]}, pv[3] = {t[3*a+1], t[3*b+1], t[3*c+1]}, pz[3] = {t[3*a+2], t[3*b+2], t[3*c+2]}; plot(m, pu, pv, pz); } }
  free(t);
}
static inline float lit(const Map *m, v3 p, float jx, float jy) {
  float k = m->n/(2*m->half); int x = (int)((dot(p, m->u)-m->cx+m->half)*k+jx), y = (int)((dot(p, m->v)-m->cy+m->half)*k+jy);
  if (x < 0 || y < 0 || x >= m->n || y >= m->n) return 1; return dot(p, m->d)+m->bias >= m->z[y*m->n+x];
}

/* ---- colour of a surface point */
static v3 ramp(const float *m, float t) { int n = (int)m[1]; if (n <= 1) return V(m+2); t = clamp(t)*(n-1); int i = (int)t; if (i > n-2) i = n-2; return mix(V(m+2+3*i), V(m+5+3*i), t-i); }
static const uint8_t *TEX[8]; static int TW[8], TH[8];
static float lin(float c) { c /= 255; return c <= .04045f ? c/12.92f : powf((c+.055f)/1.055f, 2.4f); }

static v3 surface(const float *m, v3 p, float u_, float v_, float rnd, float tone, int back) {
  int kind = (int)m[0]; v3 c = ramp(m, rnd); float u = fabsf(u_*2-1);
  if (kind == LEAF) {
    c = mix(c, had(c, (v3){.45f, .5f, .4f}), noise(mul(p, 14))*m[43]);
    if (m[21] > 0) c = mix(c, V(m+22), clamp(tone));
    if (m[44] > 0) c = mix(c, V(m+45), step_(fbm((v3){u_*1.2f, v_*26, rnd*30}), .46f, .56f));
    if (m[25] > 0) c = mix(c, V(m+26), clamp(v_)*clamp(v_)*clamp(v_));
    if (m[35] > 0) { float s = powf(sinf((v_-u*.28f)*m[36]*6.283f)*.5f+.5f, m[81] > 0 ? 20 : 8); c = mix(c, had(c, (v3){1.8f, 1.7f, 1.3f}), s*m[35]); }
    int pk = (int)m[48];
    if (pk) {
      float wave = sinf((v_-u*m[53])*m[52]*6.283f)*.5f+.5f, f = 0;
      if (pk == 1) f = step_(wave, m[54], m[54]+m[55])*step_(u, .04f, .1f)*(1-step_(u, m[56], m[56]+.1f));
      else if (pk == 2) f = powf(wave, m[57]);
      else if (pk == 3) { float best = 9, X = u_*m[52], Y = v_*1.8f*m[52]; int ix = floorf(X), iy = floorf(Y); for (int a = -1; a < 2; a++) for (int b = -1; b < 2; b++) { float dx = ix+a+hash(ix+a, iy+b, (int)(rnd*99))-X, dy = iy+b+hash(ix+a, iy+b, (int)(rnd*99)+7)-Y, d = sqrtf(dx*dx+dy*dy); if (d < best) best = d; } f = 1-step_(best, m[57], m[57]+.06f); }
      else if (pk == 4) f = step_(fbm((v3){u_*m[52], v_*m[52], rnd*30}), m[54]-.05f, m[54]+.02f);
      else f = 1-step_(u+wave*.3f-.15f, m[56], m[56]+.08f);
      c = mix(c, V(m+49), f*m[58]);
    }
    if (m[29] > 0) { float mv = clamp(1-u*m[30])*m[29]; v3 vc = m[31] > 0 ? V(m+32) : mix(c, (v3){.75f, .85f, .45f}, .5f); c = mix(c, vc, mv); }
    if (m[37] > 0) c = mix(c, V(m+38), step_(u+noise(mul(p, 30))*.5f-.25f, 1-m[41]-.05f, 1-m[41]+.05f));
    if (back) c = mix(c, mix(c, (v3){.45f, .55f, .33f}, .5f), m[42]);
  } else if (kind == PETAL) {
    if (m[72] > 0) c = mix(c, V(m+73), powf(clamp(v_), 2.2f));
    if (m[68] > 0) { float k = clamp(1-v_); c = mix(c, V(m+69), k*k*k); }
  } else if (kind == SIMPLE) {
    if (m[59] > 0) c = mix(c, V(m+61), step_(fbm(mul((v3){p.x*m[77], p.y*m[78], p.z*m[79]}, m[60])), .36f, .66f)*m[59]);
  } else if (kind == WOOD) {
    float n1 = fbm((v3){u_*14*m[80]*1.4f, v_*1.1f*m[80]*1.4f+rnd*9, rnd*17}), n2 = noise((v3){u_*180*m[80], v_*4*m[80], rnd*7});
    c = mix(V(m+5), V(m+2), step_(n2*.35f+n1*.75f, .35f, .72f)); c = mix(c, had(c, (v3){.5f, .45f, .4f}), rnd*.35f);
  } else if (kind == BARK) { float s = m[80]; c = mix(V(m+5), V(m+2), step_(fbm((v3){p.x*s*3, p.y*s*3, p.z*s*.75f}), .36f, .62f)); }
  else if (kind == PRINT) { int k = (int)m[76]; int x = (int)(clamp(u_)*(TW[k]-1)), y = (int)((1-clamp(v_))*(TH[k]-1)); const uint8_t *q = TEX[k]+3*(y*TW[k]+x); c = (v3){lin(q[0]), lin(q[1]), lin(q[2])}; }
  return c;
}

/* the relief of a leaf: hollow along its veins, full between them, with a fine grain */
static float height(const float *m, float u_, float v_) {
  float u = fabsf(u_*2-1), h = -.9f*expf(-u*u*180); int pk = (int)m[48]; float n = m[35] > 0 ? m[36] : 0;
  if (n > 0 && pk == 0) { float s = sinf((v_-u*.28f)*n*6.283f)*.5f+.5f; h -= .55f*powf(s, 9)*clamp(1.15f-u)*fminf(1, 90/(n*n)); }
  return h+.10f*noise((v3){u_*26, v_*40, 3});
}
static v3 embossed(const float *m, v3 n, v3 e1, v3 e2, float du1, float dv1, float du2, float dv2, float u, float v) {
  float det = du1*dv2-du2*dv1; if (fabsf(det) < 1e-12f) return n;
  v3 tu = mul(sub(mul(e1, dv2), mul(e2, dv1)), 1/det), tv = mul(sub(mul(e2, du1), mul(e1, du2)), 1/det); float lu = dot(tu, tu), lv = dot(tv, tv); if (lu < 1e-12f || lv < 1e-12f) return n;
  float e = .006f, h0 = height(m, u, v), hu = (height(m, u+e, v)-h0)/e*m[81], hv = (height(m, u, v+e)-h0)/e*m[81];
  v3 g = add(mul(tu, hu/lu), mul(tv, hv/lv)); float gl = sqrtf(dot(g, g)); if (gl > .9f) g = mul(g, .9f/gl);
  return nrm(sub(n, g));
}

static const float *CURVE; static int NCURVE;
static inline float show(float x) {
  if (NCURVE) { float l = x <= 1e-8f ? 0 : clamp((log2f(x/.18f)+10)/16.5f); float k = l*(NCURVE-1); int i = (int)k; if (i > NCURVE-2) i = NCURVE-2; return CURVE[i]*(1-(k-i))+CURVE[i+1]*(k-i); }
  if (x > .62f) x = .62f+.38f*(1-expf(-(x-.62f)/.46f));       /* white petals keep their modelling */
  return x <= .0031308f ? 12.92f*x : 1.055f*powf(x, 1/2.4f)-.055f;
}

/* cam: eye 3, right 3, up 3, forward 3, scale, shiftx, shifty · lights: n × (dir 3, colour 3, kind, size) */
void render(int nv, const float *P, const float *N, const float *UV, const float *RT, int nq, const int *Q, const int *QM, int nm, const float *mats,
            int W, int SS, const float *cam, int nl, const float *lights, int ntex, const uint8_t **tex, const int *tw, const int *th,
            const float *curve, int ncurve, float exposure, uint8_t *out, int SW, float *shade, float *depth) {
  CURVE = curve; NCURVE = ncurve; for (int i = 0; i < ntex && i < 8; i++) { TEX[i] = tex[i]; TW[i] = tw[i]; TH[i] = th[i]; }
  v3 lo = {1e9f, 1e9f, 1e9f}, hi = {-1e9f, -1e9f, -1e9f};
  for (int i = 0; i < 4*nq; i++) { v3 p = V(P+3*Q[i]); lo.x = fminf(lo.x, p.x); lo.y = fminf(lo.y, p.y); lo.z = fminf(lo.z, p.z); hi.x = fmaxf(hi.x, p.x); hi.y = fmaxf(hi.y, p.y); hi.z = fmaxf(hi.z, p.z); }
  v3 ctr = mul(add(lo, hi), .5f); float rad = sqrtf(dot(sub(hi, lo), sub(hi, lo)))*.5f;
  uint8_t *skip = calloc(nq, 1); for (int q = 0; q < nq; q++) { int k = (int)mats[QM[q]*M]; skip[q] = k == GLASS || k == FLAME || k == EMIT; }
  Map *maps = calloc(nl, sizeof(Map));
  for (int l = 0; l < nl; l++) {
    const float *L = lights+8*l; Map *m = maps+l; m->d = nrm(V(L)); m->col = V(L+3); m->kind = (int)L[6]; m->n = (int)L[7];
    m->u = nrm(cross(fabsf(m->d.z) > .9f ? (v3){1, 0, 0} : (v3){0, 0, 1}, m->d)); m->v = cross(m->d, m->u); m->cx = dot(ctr, m->u); m->cy = dot(ctr, m->v); m->half = rad*1.02f; m->bias = rad*(.010f+2.2f/m->n*.6f); m->z = malloc(sizeof(float)*m->n*m->n);
    draw_map(m, P, nv, Q, nq, skip);
  }
  int S = W*SS; float *zb = malloc(sizeof(float)*S*S), *bb = malloc(sizeof(float)*2*S*S); int *id = malloc(sizeof(int)*S*S); for (int i = 0; i < S*S; i++) { zb[i] = 1e9f; id[i] = -1; }
  v3 eye = V(cam), cr = V(cam+3), cu = V(cam+6), cf = V(cam+9); float sc = cam[12], sx = cam[13], sy = cam[14];
  float *t = malloc(sizeof(float)*3*nv);
  for (int i = 0; i < nv; i++) { v3 q = sub(V(P+3*i), eye); float z = dot(q, cf); t[3*i] = ((dot(q, cr)/z)*sc-sx+.5f)*S; t[3*i+1] = (.5f-((dot(q, cu)/z)*sc-sy))*S; t[3*i+2] = z; }
  for (int q = 0; q < nq; q++) for (int h = 0; h < 2; h++) {
    const int *f = Q+4*q; int a = f[0], b = f[1+h], c = f[2+h]; float *A = t+3*a, *B = t+3*b, *C = t+3*c; if (A[2] < .01f || B[2] < .01f || C[2] < .01f) continue;
    float det = (B[1]-C[1])*(A[0]-C[0])+(C[0]-B[0])*(A[1]-C[1]); if (fabsf(det) < 1e-9f) continue; float inv = 1/det;
    int x0 = (int)ceilf(fminf(A[0], fminf(B[0], C[0]))-.5f), x1 = (int)floorf(fmaxf(A[0], fmaxf(B[0], C[0]))-.5f), y0 = (int)ceilf(fminf(A[1], fminf(B[1], C[1]))-.5f), y1 = (int)floorf(fmaxf(A[1], fmaxf(B[1], C[1]))-.5f);
    if (x0 < 0) x0 = 0; if (y0 < 0) y0 = 0; if (x1 >= S) x1 = S-1; if (y1 >= S) y1 = S-1; int kind = (int)mats[QM[q]*M];
    for (int y = y0; y <= y1; y++) for (int x = x0; x <= x1; x++) {
      float px = x+.5f, py = y+.5f, wa = ((B[1]-C[1])*(px-C[0])+(C[0]-B[0])*(py-C[1]))*inv, wb = ((C[1]-A[1])*(px-C[0])+(A[0]-C[0])*(py-C[1]))*inv, wc = 1-wa-wb; if (wa < 0 || wb < 0 || wc < 0) continue;
      if (kind == GLASS && hash(x, y, 5) > .2f) continue;
      float z = wa*A[2]+wb*B[2]+wc*C[2]; int i = y*S+x; if (z >= zb[i]) continue;
      if (kind == FLAME) { float tn = wa*RT[2*a+1]+wb*RT[2*b+1]+wc*RT[2*c+1]; if (hash(x, y, q) < powf(clamp(tn), 1.3f)) continue; }
      zb[i] = z; id[i] = 2*q+h; bb[2*i] = wa; bb[2*i+1] = wb;
    }
  }
  float ex = powf(2, exposure);
  if (depth) for (int Y = 0; Y < W; Y++) for (int X = 0; X < W; X++) { float near = 1e9f; for (int j = 0; j < SS*SS; j++) near = fminf(near, zb[(Y*SS+j/SS)*S+X*SS+j%SS]); depth[Y*W+X] = near; }
  for (int Y = 0; Y < W; Y++) for (int X = 0; X < W; X++) {
    float r = 0, g = 0, b_ = 0; int hit = 0, done[16]; float shown[16][3];
    for (int j = 0; j < SS*SS; j++) {
      int i = (Y*SS+j/SS)*S+X*SS+j%SS; done[j] = -1; if (id[i] < 0) continue; hit++;
      if (j >= 2 && SS == 2) { int same = done[3-j] == id[i] ? 3-j : done[j-2] == id[i] ? j-2 : -1;      /* two looks at one face in a pixel are enough */
        if (same >= 0) { r += shown[same][0]; g += shown[same][1]; b_ += shown[same][2]; continue; } }
      int q = id[i]>>1, h = id[i]&1; const int *f = Q+4*q; int a = f[0], b = f[1+h], c = f[2+h]; float wa = bb[2*i], wb = bb[2*i+1], wc = 1-wa-wb; const float *m = mats+M*QM[q]; int kind = (int)m[0];
      v3 p = add(add(mul(V(P+3*a), wa), mul(V(P+3*b), wb)), mul(V(P+3*c), wc)), view = nrm(sub(eye, p)), gn = nrm(cross(sub(V(P+3*b), V(P+3*a)), sub(V(P+3*c), V(P+3*a))));
      v3 n = nrm(add(add(mul(V(N+3*a), wa), mul(V(N+3*b), wb)), mul(V(N+3*c), wc))); int back = dot(gn, view) < 0; if (dot(n, gn) < 0) n = mul(n, -1); if (back) n = mul(n, -1);
      float u = wa*UV[2*a]+wb*UV[2*b]+wc*UV[2*c], v = wa*UV[2*a+1]+wb*UV[2*b+1]+wc*UV[2*c+1], rnd = wa*RT[2*a]+wb*RT[2*b]+wc*RT[2*c], tone = wa*RT[2*a+1]+wb*RT[2*b+1]+wc*RT[2*c+1];
      if (kind == LEAF && m[81] > 0) { v3 face = mul(n, back ? -1.f : 1.f); face = embossed(m, face, sub(V(P+3*b), V(P+3*a)), sub(V(P+3*c), V(P+3*a)), UV[2*b]-UV[2*a], UV[2*b+1]-UV[2*a+1], UV[2*c]-UV[2*a], UV[2*c+1]-UV[2*a+1], u, v); n = mul(face, back ? -1.f : 1.f); }
      v3 col = surface(m, p, u, v, rnd, tone, back), sum = {0, 0, 0}, spec = {0, 0, 0};
      if (kind == EMIT) sum = mul(V(m+65), m[64]);
      else if (kind == FLAME) { v3 k0 = {1, .9f, .45f}, k1 = {1, .45f, .06f}, k2 = {.8f, .12f, .01f}; sum = mul(tone < .45f ? mix(k0, k1, tone/.45f) : mix(k1, k2, (tone-.45f)/.55f), 2.2f); }
      else if (kind == GLASS) sum = (v3){.75f, .85f, .82f};
      else {
        float tr = m[20], rough = fmaxf(m[17], .06f), al = rough*rough, f0 = .08f*m[18]; v3 tint = m[19] > .3f ? col : (v3){1, 1, 1}; if (m[19] > .3f) f0 = .75f*m[19];
        v3 q0 = add(p, mul(n, maps[0].half*.004f)), refl = sub(mul(n, 2*dot(n, view)), view); v3 tcol = had(col, kind == LEAF ? (v3){1.35f, 1.45f, .7f} : (v3){1, 1, 1}); float open = 0, nopen = 0;
        for (int l = 0; l < nl; l++) {
          const Map *k = maps+l; float d = dot(n, k->d); if (d <= 0 && tr <= 0) continue; float vis = lit(k, q0, hash(X, Y, l*2+j)-.5f, hash(Y, X, l*2+1+j)-.5f); if (k->kind == 2) { open += vis; nopen += 1; } if (vis <= 0) continue;
          if (d > 0) { sum = add(sum, had(col, mul(k->col, d*(1-tr)*(1-m[19]*.85f))));
            if (k->kind < 2) { v3 hv = nrm(add(k->d, view)); float nh = fmaxf(dot(n, hv), 0), D = al*al/(3.14159f*powf(nh*nh*(al*al-1)+1, 2)); spec = add(spec, had(tint, mul(k->col, fminf(D*f0*.25f*3.14159f, 6)*d))); } }
          else sum = add(sum, had(tcol, mul(k->col, -d*tr)));
        }
        float fr = f0+(1-f0)*powf(1-fmaxf(dot(n, view), 0), 5)*(1-rough)*(m[18] > 0 ? .6f : 0); float up = clamp(refl.z*.5f+.6f); v3 sky = mix((v3){.36f, .32f, .27f}, (v3){.85f, .95f, 1.12f}, up); float ao = nopen > 0 ? open/nopen : 1;
        spec = add(spec, had(tint, mul(sky, fr*ao*(1-rough*.6f)*.75f)));
        sum = add(sum, add(spec, mul(had(col, col), .2f))); if (m[64] > 0) sum = add(sum, mul(col, m[64]));
      }
      sum = mul(sum, ex); done[j] = id[i]; shown[j][0] = show(sum.x); shown[j][1] = show(sum.y); shown[j][2] = show(sum.z);
      r += shown[j][0]; g += shown[j][1]; b_ += shown[j][2];
    }
    uint8_t *o = out+4*(Y*W+X); if (hit) { o[0] = (uint8_t)(clamp(r/hit)*255+.5f); o[1] = (uint8_t)(clamp(g/hit)*255+.5f); o[2] = (uint8_t)(clamp(b_/hit)*255+.5f); } o[3] = (uint8_t)(255.f*hit/(SS*SS)+.5f);
  }
  for (int Y = 0; Y < SW; Y++) for (int X = 0; X < SW; X++) {       /* the floor: how much light is missing */
    float dx = ((X+.5f)/SW-.5f+sx)/sc, dy = (.5f-(Y+.5f)/SW+sy)/sc; v3 d = add(cf, add(mul(cr, dx), mul(cu, dy))); float a = 0;
    if (d.z < -1e-4f) { v3 p = add(eye, mul(d, -eye.z/d.z)); p.z = .002f*rad; float full = 0, got = 0;
      for (int l = 0; l < nl; l++) { const Map *k = maps+l; if (k->kind == 1 || k->d.z <= .02f) continue; float w = (k->col.x+k->col.y+k->col.z)*k->d.z; full += w; got += w*lit(k, p, hash(X, Y, l)-.5f, hash(Y, X, l)-.5f); } a = 1-got/full; }
    shade[Y*SW+X] = a;
  }
  for (int l = 0; l < nl; l++) free(maps[l].z); free(maps); free(skip); free(zb); free(bb); free(id); free(t);
}
